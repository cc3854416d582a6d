import { identifyProcess, parentOf, isAlive } from '../../tools/processes/identify';
import { outliveTerminal } from '../../tools/processes/outliveTerminal';
import { lockStart } from './dataFolder';
import { keepRunning, stopSignals } from './keepRunning';
import { readOptions } from './options';

const pauseMs = 500;

/** `npm start`: the whole portal, until Ctrl-C or another end of this process or npm's, or until a part has ended too often. */
async function main(): Promise<boolean> {
  outliveTerminal();
  const { dataDir, port } = readOptions(process.env, process.argv.slice(2));
  const stopping = new AbortController();
  for (const signal of stopSignals) process.on(signal, () => stopping.abort());
  watchNpm(() => stopping.abort());
  const release = lockStart(dataDir, port);
  try {
    return await keepRunning((line) => console.log(line), stopping.signal);
  } finally {
    release();
  }
}

/** A killed npm says nothing to what it started. It is the parent of this process, or that of the shell between them. */
function watchNpm(onEnd: () => void): void {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  const isNpm = /\bnpm\b/.test(identifyProcess(parent)?.command ?? 'npm');
  const npm = isNpm ? parent : (parentOf(parent) ?? parent);
  setInterval(() => (process.ppid !== parent || !isAlive(npm)) && onEnd(), pauseMs).unref();
}

main().then(
  (wasStopped) => process.exit(wasStopped ? 0 : 1),
  (error: Error) => {
    // The portal has printed why it did not start.
    if (!error.message.startsWith('exit code ')) console.error(error.message);
    process.exit(1);
  },
);
