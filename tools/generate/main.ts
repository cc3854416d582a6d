import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CodegenContext, generate } from '@graphql-codegen/cli';
import type { DefinitionNode } from 'graphql';
import documentTypes from '../../frontend/codegen';
import { createEngine } from '../../hasura/engine/engine';
import { loadMetadataDirectory } from '../../hasura/engine/metadata/loadDirectory';
import { ownerDatabase } from '../database/ownerDatabase';
import { metadataDirectory, metadataEnvironment } from '../metadata/metadataDirectory';
import { withMigratedDatabase } from '../metadata/migratedDatabase';
import { accessPage } from './accessPage';
import { actionEntries, actionsGraphql, actionsYaml, cacheWrites } from './actionFiles';
import { actionTypes } from './actionTypes';
import { mutationsIn, operationsIn, queryCollections } from './allowList';
import { declaredActions, type Declarations } from './declaredActions';
import { paymentColumnFiles, withPaymentColumns } from './paymentColumns';
import { paymentFragments } from './paymentFragments';
import { uploadTemplates } from './uploadTemplates';
import { rowTypes } from './rowTypes';
import { withTwins } from './twins';
import { loadTableShapes } from './tableShapes';

const root = resolve(__dirname, '..', '..');

/** A generated file with its text. */
interface Generated {
  readonly file: string;
  readonly text: string;
}

/** The roles whose schema is committed, so that a change of access shows in review. */
const roles = ['admin', 'org_admin', 'user', 'user_without_mfa', 'anonymous'];

/** The schemas whose tables the actions use. */
const schemas = ['public', 'vault'];

/**
 * `npm run generate`: writes each role's SDL, the types of table rows, of the actions and of the SPA's documents, the metadata, Lambdas and
 * cache rules of the actions, what lists the fields of a payment (fragments, permitted columns, templates of uploads), the allow-list of the
 * SPA's documents and the page that says who opens which address and calls which action, from migrations, metadata and the route table. With
 * `--check` it writes nothing and fails when a file differs from what it would write.
 */
async function main(): Promise<number> {
  const isCheck = process.argv.includes('--check');
  // What follows from the declarations is written first: the metadata and the documents of the portal are read with it.
  const declared = await declaredActions();
  const stale = fromDeclarations(declared).filter((part) => !isCurrent(part, isCheck));
  const fromDatabase = await withMigratedDatabase(async (url) => [...(await roleSchemas(url)), await tables(url)]);
  const metadata = loadMetadataDirectory(metadataDirectory);
  const actions = { file: 'actions/runtime/generated/actions.ts', text: actionTypes(metadata) };
  const definitions = await portalDefinitions();
  const schemas = new Map(roles.map((role) => [role, textOf(fromDatabase, `hasura/schema/${role}.graphql`)]));
  const access = { file: 'docs/access.md', text: accessPage(declared.actions, operationsIn(definitions), schemas) };
  const writes = {
    file: 'frontend/src/graphql/generated/writes.ts',
    text: cacheWrites(declared, mutationsIn(definitions)),
  };
  const allowed = { file: 'hasura/metadata/query_collections.yaml', text: queryCollections(definitions) };
  stale.push(...[...fromDatabase, actions, access, allowed, writes].filter((part) => !isCurrent(part, isCheck)));
  const names = [...stale.map(({ file }) => file), ...(await staleTypes(isCheck))];
  if (names.length === 0) return 0;
  console.error(`Out of date, run "npm run generate": ${names.join(', ')}`);
  return 1;
}

/** What follows from the declarations of actions and of the fields of a payment (domain/payments/fields.ts). */
function fromDeclarations(declared: Declarations): Generated[] {
  return [
    { file: 'hasura/metadata/actions.graphql', text: actionsGraphql(declared) },
    { file: 'hasura/metadata/actions.yaml', text: actionsYaml(declared) },
    ...actionEntries(declared),
    { file: 'frontend/src/graphql/generated/paymentFields.ts', text: paymentFragments() },
    ...paymentColumnFiles.map(({ file, fields }) => ({ file, text: withPaymentColumns(read(file) ?? '', fields) })),
    ...uploadTemplates(),
  ];
}

const textOf = (parts: readonly Generated[], file: string) => parts.find((part) => part.file === file)?.text ?? '';

/** The operations and fragments of the SPA's sources. */
async function portalDefinitions(): Promise<DefinitionNode[]> {
  const context = new CodegenContext({ config: { ...documentTypes, cwd: root } });
  const sources = await context.loadDocuments(documentTypes.documents as string[], 'standard');
  return [...new Set(sources.map(({ location = '' }) => location))].flatMap((file) => {
    const own = sources.filter(({ location }) => location === file);
    return withTwins(
      own.flatMap(({ document }) => document?.definitions ?? []),
      readFileSync(file, 'utf8'),
    );
  });
}

/** Writes the SPA's document types, or in a check lists the files that would change. */
async function staleTypes(isCheck: boolean): Promise<string[]> {
  const files = (await generate({ ...documentTypes, cwd: root, silent: true }, !isCheck)) as {
    readonly filename: string;
    readonly content: string;
  }[];
  return isCheck
    ? files.filter(({ filename, content }) => read(filename) !== content).map(({ filename }) => filename)
    : [];
}

/** Writes a file, or in a check compares it with the existing one. */
function isCurrent({ file, text }: Generated, isCheck: boolean): boolean {
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

/** The schemas as Hasura's login sees the database: it has no root field for what the login may not write. */
async function roleSchemas(ownerUrl: string): Promise<Generated[]> {
  const asHasura = new URL(ownerUrl);
  asHasura.searchParams.set('options', '-c role=corridor_hasura');
  const databaseUrl = asHasura.toString();
  const engine = await createEngine({
    databaseUrl,
    metadataDir: metadataDirectory,
    stringifyNumericTypes: true,
    env: metadataEnvironment(databaseUrl),
    log: () => undefined,
  });
  const files = roles.map((role) => ({
    file: `hasura/schema/${role}.graphql`,
    text: `${engine.sdl(role).trimEnd()}\n`,
  }));
  await engine.close();
  return files;
}

async function tables(databaseUrl: string): Promise<Generated> {
  const database = ownerDatabase(databaseUrl);
  try {
    return { file: 'actions/database/generated/tables.ts', text: rowTypes(await loadTableShapes(database, schemas)) };
  } finally {
    await database.destroy();
  }
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.stack);
    process.exit(1);
  },
);
