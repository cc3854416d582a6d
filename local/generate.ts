import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import documentTypes from '../frontend/codegen';
import { createEngine, type Engine } from '../hasura/engine/engine';
import { seedReference } from '../seeds/reference';
import { migrate, ownerDatabase } from './migrate';
import { removeCluster, startPostgres } from './postgres/server';

const root = resolve(__dirname, '..');
const schemaFolder = join(root, 'hasura', 'schema');

/** The roles whose schema is committed, so that a change of access shows in review. */
const roles = ['admin', 'org_admin', 'user', 'user_without_mfa', 'anonymous'];

/**
 * `npm run generate`: writes each role's SDL and the SPA's document types from migrations and metadata. With `--check` it
 * writes nothing and fails when a file on disk is not what would be written.
 */
async function main(): Promise<number> {
  const isCheck = process.argv.includes('--check');
  const stale = await withEngine((engine) => roles.filter((role) => !isCurrent(engine, role, isCheck)));
  const names = [...stale.map((role) => `hasura/schema/${role}.graphql`), ...(await staleTypes(isCheck))];
  if (names.length === 0) return 0;
  console.error(`Out of date, run "npm run generate": ${names.join(', ')}`);
  return 1;
}

/** Writes the SPA's document types, or in a check lists the files that are not what would be written. */
async function staleTypes(isCheck: boolean): Promise<string[]> {
  const files = (await generate({ ...documentTypes, cwd: root, silent: true }, !isCheck)) as {
    readonly filename: string;
    readonly content: string;
  }[];
  return isCheck
    ? files.filter(({ filename, content }) => read(filename) !== content).map(({ filename }) => filename)
    : [];
}

/** Writes the role's SDL, or in a check compares it with the file. */
function isCurrent(engine: Engine, role: string, isCheck: boolean): boolean {
  const file = join(schemaFolder, `${role}.graphql`);
  const sdl = `${engine.sdl(role).trimEnd()}\n`;
  if (isCheck) return read(file) === sdl;
  mkdirSync(schemaFolder, { recursive: true });
  writeFileSync(file, sdl);
  return true;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(resolve(root, file), 'utf8');
  } catch {
    return undefined;
  }
}

/** An engine over an empty database that was migrated just now. */
async function withEngine<T>(use: (engine: Engine) => T): Promise<T> {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'corridor-generate-')), 'postgres');
  const server = await startPostgres({ dataDir });
  try {
    const owner = ownerDatabase(server.url);
    await migrate(owner);
    await seedReference(owner);
    await owner.destroy();
    const engine = await createEngine({
      databaseUrl: server.url,
      metadataDir: join(root, 'hasura', 'metadata'),
      stringifyNumericTypes: true,
      env: { HASURA_GRAPHQL_DATABASE_URL: server.url, ACTIONS_URL: 'http://localhost', ACTIONS_SECRET: 'unused' },
      log: () => undefined,
    });
    const result = use(engine);
    await engine.close();
    return result;
  } finally {
    await server.stop();
    removeCluster(dataDir);
  }
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.stack);
    process.exit(1);
  },
);
