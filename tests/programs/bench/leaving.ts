import { spawn } from 'node:child_process';
import { leaveNothing, scratchFolder } from '../../support/leftovers';

/** A program that starts a process in a group of its own, which starts another, and says so; then it ends as its argument says. */
leaveNothing();
const program = `
  const child = require('node:child_process').spawn('sleep', ['600'], { detached: true });
  console.log(child.pid);
  setInterval(() => undefined, 1000);`;
const child = spawn(process.execPath, ['-e', program], { detached: true });
child.stdout.once('data', (below: Buffer) => {
  console.log(JSON.stringify({ folder: scratchFolder(), pids: [child.pid, Number(below)] }));
  if (process.argv[2] === 'error') throw new Error('as asked');
  if (process.argv[2] === 'exit') process.exit(0);
});
