import { parseArgs } from 'node:util';
import { readOptions } from '../stack/options';
import { takeBackup } from './takeBackup';

/** `npm run backup -- FILE`: writes a backup of `DATA_DIR` (`.data`), while its stack runs or stands still. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Error('Name one file: npm run backup -- FILE');
  const { dataDir, databaseUrl } = readOptions(process.env, []);
  const { takenAt, sha256, bytes } = await takeBackup(dataDir, file, databaseUrl);
  console.log(`${file} holds ${dataDir} as of ${takenAt}: ${bytes} bytes, SHA-256 of the manifest ${sha256}.`);
  console.log('It holds the keys of the data too: keep it as you keep them.');
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
