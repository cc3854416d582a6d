import { runStandAlone } from './standAlone';

/** `npm run engine -- --metadata <dir>` */
runStandAlone(process.argv.slice(2));
