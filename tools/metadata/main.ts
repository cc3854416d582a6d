import { relative, resolve } from 'node:path';
import { checkMetadata } from './checkMetadata';
import { metadataDirectory } from './metadataDirectory';
import { withMigratedDatabase } from './migratedDatabase';

/** `npm run metadata:check [-- <dir>]`: refuses metadata that Hasura would refuse, and prints who may do what. */
async function main([given]: readonly string[]): Promise<number> {
  const directory = given ? resolve(given) : metadataDirectory;
  const { faults, access } = await withMigratedDatabase((url) => checkMetadata(directory, url, process.env));
  for (const line of access) console.log(line);
  const name = relative(process.cwd(), directory) || '.';
  if (faults.length === 0) console.log(`${name} is consistent.`);
  else console.error([`${name} would be refused:`, ...faults.map((fault) => `  ${fault}`)].join('\n'));
  return faults.length === 0 ? 0 : 1;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
