import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkMetadata } from './checkMetadata';
import { metadataDirectory } from './metadataDirectory';
import { withMigratedDatabase } from './migratedDatabase';

const usage = `Usage: npm run metadata:check [-- [<directory>] [--database-url <url>]]

  <directory>     metadata in the format of hasura metadata apply; the portal's own without one
  --database-url  the database that the metadata is for, which is only read; without it, an empty one with the portal's migrations`;

/** `npm run metadata:check`: refuses metadata that Hasura would refuse, and prints who may do what. */
async function main(args: readonly string[]): Promise<number> {
  const options = { 'database-url': { type: 'string' }, help: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (values.help) return print(usage);
  const [given] = positionals;
  const directory = given ? resolve(given) : metadataDirectory;
  const check = (url: string) => checkMetadata(directory, url, process.env);
  const url = values['database-url'];
  const { faults, access } = await (url === undefined ? withMigratedDatabase(check) : check(url));
  for (const line of access) console.log(line);
  const name = relative(process.cwd(), directory) || '.';
  if (faults.length === 0) return print(`${name} is consistent.`);
  console.error([`${name} would be refused:`, ...faults.map((fault) => `  ${fault}`)].join('\n'));
  return 1;
}

function print(text: string): number {
  console.log(text);
  return 0;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
