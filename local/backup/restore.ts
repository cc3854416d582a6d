import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { freePort } from '../../tools/postgres/cluster';
import { lockStart } from '../stack/dataFolder';
import { readOptions, type StackOptions } from '../stack/options';
import { noteRestored, readRestored } from '../stack/restored';
import { startStack } from '../stack/startStack';
import { afterRestore, describeEffects } from './afterRestore';
import { checkBackup, requireEmpty, restoreBackup } from './restoreBackup';
import { takeOverProvider } from './takeOverProvider';

const usage = 'Name one file: npm run restore -- FILE [--provider-of FOLDER], or npm run restore -- --release';

/**
 * `npm run restore -- FILE`: writes a backup into an empty `DATA_DIR`, and lists what happened at the provider since. `--provider-of FOLDER` takes
 * the simulator's books, and the clock, from another data directory, because a provider does not go back with us. `--release` lets schedules and
 * senders start although effects are unknown here.
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'provider-of': { type: 'string' }, release: { type: 'boolean', default: false } },
  });
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const options = readOptions(process.env, []);
  if (options.databaseUrl) throw new Error('A restore fills the embedded database: leave out DATABASE_URL.');
  if (values.release) return release(options.dataDir);
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Error(usage);
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  await restore(file, options, values['provider-of']);
}

async function restore(file: string, options: StackOptions, providerOf: string | undefined): Promise<void> {
  const { dataDir, port } = options;
  requireEmpty(dataDir);
  const head = await checkBackup(file);
  const unlock = lockStart(dataDir, port);
  try {
    console.log(`Restoring ${file}, made by release ${head.release} at ${head.takenAt} …`);
    await restoreBackup(file, dataDir, head);
    console.log('The audit log matches its seals.');
    if (providerOf) await takeOverProvider(providerOf, dataDir);
    await listLaterEffects(options, head.takenAt);
  } finally {
    unlock();
  }
}

/** Starts the stack without schedules, because the provider is asked through it. */
async function listLaterEffects(options: StackOptions, takenAt: string): Promise<void> {
  const { dataDir } = options;
  const changes = { port: await freePort(), runsSchedules: false, hasSite: false, isFresh: false, host: undefined };
  const stack = await startStack({ ...options, ...changes }, () => undefined);
  try {
    const effects = await afterRestore(takenAt, stack.actionEnvironment);
    console.log(describeEffects(takenAt, effects));
    if (effects.some(({ isOurs }) => !isOurs)) {
      console.log(
        'Schedules and senders are held until all of them are known here. "npm start" looks again each minute.',
      );
      return;
    }
    noteRestored(dataDir, undefined);
    console.log(`${dataDir} is ready: npm start`);
  } finally {
    await stack.stop();
  }
}

function release(dataDir: string): void {
  if (readRestored(dataDir)?.state !== 'held') throw new Error(`Nothing is held in ${dataDir}.`);
  noteRestored(dataDir, undefined);
  console.log('Schedules and senders run at the next start.');
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
