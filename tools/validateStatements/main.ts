import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { validateXML } from 'xmllint-wasm';
import { writeDemo } from '../../seeds/demo/writeDemo';
import { ownerDatabase } from '../database/ownerDatabase';
import { withMigratedDatabase } from '../metadata/migratedDatabase';
import { demoStatements, type DemoStatement } from './demoStatements';

const schemaName = 'camt.053.001.08.xsd';

/**
 * `npm run validate-statements -- <folder>`: writes the statement of each wallet of the demo as camt.053 and checks it with the official schema,
 * which the folder holds. Fails when a statement breaks the schema.
 */
async function main(folder: string | undefined): Promise<number> {
  if (!folder) throw new Error('Name the folder: npm run validate-statements -- <folder>');
  const schema = readFileSync(join(folder, schemaName), 'utf8');
  const statements = await withMigratedDatabase(async (url) => {
    const owner = ownerDatabase(url);
    try {
      return await writtenFor(owner);
    } finally {
      await owner.destroy();
    }
  });
  return validate(statements, schema);
}

async function writtenFor(owner: Knex): Promise<readonly DemoStatement[]> {
  const now = new Date();
  await writeDemo(owner, now);
  return demoStatements(owner, now);
}

async function validate(statements: readonly DemoStatement[], schema: string): Promise<number> {
  let broken = 0;
  for (const { account, currency, entries, xml } of statements) {
    const { errors } = await validateXML({
      xml: [{ fileName: 'statement.xml', contents: xml }],
      schema: [{ fileName: schemaName, contents: schema }],
    });
    if (errors.length > 0) broken += 1;
    console.log(`${errors.length === 0 ? ' ' : '✗'} ${account}, ${currency}: ${entries} entries`);
    for (const { message } of errors) console.log(`    ${message}`);
  }
  const entries = statements.reduce((all, one) => all + one.entries, 0);
  console.log(`\n${statements.length} statements, ${entries} entries: ${broken} break ${schemaName}`);
  return broken === 0 && statements.length > 0 ? 0 : 1;
}

main(process.argv[2]).then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
