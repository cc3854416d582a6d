import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../hasura/engine/execute/database';
import { explainOperation, type ExplainedStatement } from '../../hasura/engine/execute/explain';
import { loadGeneration } from '../../hasura/engine/execute/load';
import { isJsonObject, type JsonObject } from '../../hasura/engine/json';
import { loadMetadataDirectory } from '../../hasura/engine/metadata/loadDirectory';
import { breakLines } from '../../hasura/engine/sql/breakLines';
import { runningDatabase } from '../database/runningDatabase';
import { metadataDirectory, metadataEnvironment } from '../metadata/metadataDirectory';
import { withMigratedDatabase } from '../metadata/migratedDatabase';

const usage = `Usage: npm run explain -- <document.graphql> [--role user] [--session '{"x-hasura-user-id":"maker"}']
  [--variables '{}'] [--operation <name>] [--database-url <url>]`;

/** The operation to explain, with role and session. */
interface Question {
  readonly query: string;
  readonly operationName: string | undefined;
  readonly variables: JsonObject;
  readonly role: string;
  readonly session: Readonly<Record<string, string>>;
}

/**
 * `npm run explain -- <document> --role user`: prints the SQL of a document's fields and Postgres' plan for it, without running it.
 * Uses the named database, otherwise the running local stack's, otherwise an empty one.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      role: { type: 'string', default: 'admin' },
      session: { type: 'string', default: '{}' },
      variables: { type: 'string', default: '{}' },
      operation: { type: 'string' },
      'database-url': { type: 'string' },
    },
  });
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new Error(usage);
  const question: Question = {
    query: readFileSync(file, 'utf8'),
    operationName: values.operation,
    variables: jsonObject('--variables', values.variables),
    role: values.role,
    session: lowerCaseKeys(jsonObject('--session', values.session)),
  };
  const url = values['database-url'] ?? runningDatabase();
  const statements = await (url ? explain(url, question) : withMigratedDatabase((empty) => explain(empty, question)));
  console.log(statements.map(shown).join('\n\n'));
}

async function explain(databaseUrl: string, question: Question): Promise<readonly ExplainedStatement[]> {
  const database = openDatabase(databaseUrl, () => undefined);
  try {
    const generation = await loadGeneration(database, loadMetadataDirectory(metadataDirectory), {
      environment: { ...metadataEnvironment(databaseUrl), ...process.env },
      inferFunctionPermissions: true,
    });
    const session = { role: question.role, variables: question.session };
    const { statements } = await explainOperation(generation, session, question, { stringifyNumericTypes: true });
    return statements;
  } finally {
    await database.close();
  }
}

function shown({ field, sql, parameters, plan }: ExplainedStatement): string {
  if (sql === null || plan === null) return `── ${field}\nThe database is not asked.`;
  const values = parameters.map((value, index) => `$${index + 1} = ${JSON.stringify(value)}`);
  return [`── ${field}`, breakLines(sql), ...values, '', ...plan].join('\n');
}

function jsonObject(option: string, text: string): JsonObject {
  const value: unknown = JSON.parse(text);
  if (!isJsonObject(value)) throw new Error(`${option} is not a JSON object`);
  return value;
}

function lowerCaseKeys(variables: JsonObject): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name.toLowerCase(), String(value)]));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
