import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CodegenContext, generate } from '@graphql-codegen/cli';
import type { DefinitionNode } from 'graphql';
import documentTypes from '../frontend/codegen';
import { createEngine, type Engine } from '../hasura/engine/engine';
import { loadMetadataDirectory } from '../hasura/engine/metadata/loadDirectory';
import { actionTypes } from './actionTypes';
import { queryCollections } from './allowList';
import { metadataDirectory, metadataEnvironment, withMigratedDatabase } from './migratedDatabase';

const root = resolve(__dirname, '..');
const actionTypesFile = 'actions/runtime/generated/actions.ts';

/** The roles whose schema is committed, so that a change of access shows in review. */
const roles = ['admin', 'org_admin', 'user', 'user_without_mfa', 'anonymous'];

/**
 * `npm run generate`: writes each role's SDL, the types of the actions and of the SPA's documents, and the allow-list of these, from
 * migrations and metadata. With `--check` it writes nothing and fails when a file on disk is not what would be written.
 */
async function main(): Promise<number> {
  const isCheck = process.argv.includes('--check');
  const sdl = await withEngine((engine) =>
    roles.map((role) => ({ file: `hasura/schema/${role}.graphql`, text: `${engine.sdl(role).trimEnd()}\n` })),
  );
  const types = { file: actionTypesFile, text: actionTypes(loadMetadataDirectory(metadataDirectory)) };
  const allowed = { file: 'hasura/metadata/query_collections.yaml', text: queryCollections(await portalDefinitions()) };
  const stale = [...sdl, types, allowed].filter((part) => !isCurrent(part, isCheck)).map(({ file }) => file);
  const names = [...stale, ...(await staleTypes(isCheck))];
  if (names.length === 0) return 0;
  console.error(`Out of date, run "npm run generate": ${names.join(', ')}`);
  return 1;
}

/** The operations and fragments that stand in the SPA's sources. */
async function portalDefinitions(): Promise<DefinitionNode[]> {
  const context = new CodegenContext({ config: { ...documentTypes, cwd: root } });
  const sources = await context.loadDocuments(documentTypes.documents as string[], 'standard');
  return sources.flatMap(({ document }) => document?.definitions ?? []);
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

/** Writes a file, or in a check compares it with what is there. */
function isCurrent({ file, text }: { file: string; text: string }, isCheck: boolean): boolean {
  if (isCheck) return read(file) === text;
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
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
function withEngine<T>(use: (engine: Engine) => T): Promise<T> {
  return withMigratedDatabase(async (databaseUrl) => {
    const engine = await createEngine({
      databaseUrl,
      metadataDir: metadataDirectory,
      stringifyNumericTypes: true,
      env: metadataEnvironment(databaseUrl),
      log: () => undefined,
    });
    const result = use(engine);
    await engine.close();
    return result;
  });
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.stack);
    process.exit(1);
  },
);
