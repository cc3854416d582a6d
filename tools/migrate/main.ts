import { runMigrateCommand } from './runMigrateCommand';

void runMigrateCommand(process.argv.slice(2), process.env, console).then((code) => (process.exitCode = code));
