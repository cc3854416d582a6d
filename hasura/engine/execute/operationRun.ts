import type { GraphQLSchema } from 'graphql';
import type { IncomingHttpHeaders } from 'node:http';
import { invariant } from '../errors';
import type { Json } from '../json';
import { absentVariables, withoutVariables } from '../plan/absentVariables';
import { checkAllowed } from '../plan/allowList';
import { checkLength, completeVariables, parseDocument, pickOperation } from '../plan/document';
import { checkSize } from '../plan/limits';
import { planOperation } from '../plan/operation';
import { adminRole, type Session } from '../session';
import type { SqlOptions } from '../sql/statement';
import { runAction } from './actionRun';
import { bind, type Bindings } from './bind';
import { compileOperation, type CompiledOperation, type CompiledRequest, type CompiledRoot } from './compile';
import type { Database, Runner } from './database';
import { dataText } from './dataText';
import type { Generation } from './generation';
import { validateInput } from './inputValidation';
import { introspect } from './introspect';
import { runMutation } from './mutationRun';
import { addVariant, findVariant, type CachedDocument } from './planCache';

/** One GraphQL request as it came in. */
export interface GraphqlRequest {
  readonly query: string;
  readonly operationName?: string;
  readonly variables: Readonly<Record<string, Json>>;
  readonly clientHeaders: IncomingHttpHeaders;
}

/** A request with its compiled operation, ready to run. */
export interface PreparedRequest {
  readonly operation: CompiledOperation;
  readonly bindings: Bindings;
  readonly database: Database;
  readonly schema: () => GraphQLSchema;
  readonly request: GraphqlRequest;
}

/** `data` as JSON text, and the cookies that handlers set. */
export interface OperationResult {
  readonly data: string;
  readonly cookies: readonly string[];
}

/** Finds or makes the compiled operation of a request. Throws EngineError for what the role's schema refuses. */
export function prepareRequest(
  generation: Generation,
  session: Session,
  request: GraphqlRequest,
  options: SqlOptions,
): PreparedRequest {
  checkLength(request.query);
  const key = [session.role, session.backendOnly ?? false, request.operationName ?? '', request.query].join('\n');
  const document = generation.plans.get(key) ?? openDocument(generation, session, request);
  const variables = completeVariables(document.operation.variables, request.variables);
  const absent = generation.dropsAbsentVariables ? absentVariables(document.operation, request.variables) : noVariables;
  let operation = findVariant(document, variables, absent);
  if (!operation) {
    const written = withoutVariables(document.operation, absent);
    operation = compileOperation(planOperation(generation.schema(session), written, variables), options);
    addVariant(document, operation, absent);
    generation.plans.set(key, document);
  }
  const { database } = generation;
  const schema = () => generation.schema(session).graphql();
  return { operation, bindings: { session, variables }, database, schema, request };
}

const noVariables: ReadonlySet<string> = new Set();

/** Checks allow-list and limits of the role; a document in the cache has passed both. */
function openDocument(
  { allowList, limits }: Generation,
  { role }: Session,
  { query, operationName }: GraphqlRequest,
): CachedDocument {
  const document = parseDocument(query);
  if (allowList && role !== adminRole) checkAllowed(allowList(), role, document);
  const operation = pickOperation(document, operationName);
  checkSize(limits(role), operation);
  return { operation, variants: [] };
}

/**
 * Runs a query or a mutation. What a query reads is one statement; a mutation of database fields alone is one transaction;
 * with an action or `__typename` in it each field stands alone.
 */
export async function runOperation(prepared: PreparedRequest, options: SqlOptions): Promise<OperationResult> {
  const { operation, database } = prepared;
  invariant(operation.kind !== 'subscription', 'subscriptions are watched, not run');
  const { roots } = operation;
  checkActionArguments(roots, prepared.bindings);
  await validateInput(roots, prepared.bindings, prepared.request.clientHeaders);
  const cookies: string[] = [];
  const reading = readAll(operation, prepared);
  const run = (runner: Runner) => (root: CompiledRoot) =>
    root.kind === 'read'
      ? reading.then((row) => row[root.column] ?? 'null')
      : runRoot(runner, root, prepared, options, cookies);
  const texts =
    operation.kind === 'mutation'
      ? await runMutations(database, roots, prepared.bindings, run)
      : await Promise.all(roots.map(run(database)));
  return { data: dataText(roots, texts), cookies };
}

async function readAll(
  { reads }: CompiledRequest,
  { database, bindings }: PreparedRequest,
): Promise<readonly (string | null)[]> {
  if (!reads) return [];
  const [row] = await database.run(reads, bind(reads, bindings), '$');
  return row ?? [];
}

/** Reads the arguments of all actions before any handler is called, so that an invalid variable prevents all calls. */
function checkActionArguments(roots: readonly CompiledRoot[], { variables }: Bindings): void {
  for (const root of roots) if (root.kind === 'action') root.node.arguments(variables);
}

async function runMutations(
  database: Database,
  roots: readonly CompiledRoot[],
  { session }: Bindings,
  run: (runner: Runner) => (root: CompiledRoot) => Promise<string>,
): Promise<string[]> {
  if (roots.every(({ kind }) => kind === 'mutation' || kind === 'select')) {
    return database.transaction(session, (runner) => inOrder(roots, run(runner)));
  }
  return inOrder(roots, (root) =>
    root.kind === 'mutation' || root.kind === 'select'
      ? database.transaction(session, (runner) => run(runner)(root))
      : run(database)(root),
  );
}

async function inOrder(
  roots: readonly CompiledRoot[],
  run: (root: CompiledRoot) => Promise<string>,
): Promise<string[]> {
  const texts: string[] = [];
  for (const root of roots) texts.push(await run(root));
  return texts;
}

async function runRoot(
  runner: Runner,
  root: Exclude<CompiledRoot, { kind: 'read' }>,
  { bindings, schema, request }: PreparedRequest,
  options: SqlOptions,
  cookies: string[],
): Promise<string> {
  switch (root.kind) {
    case 'constant':
      return JSON.stringify(root.value);
    case 'introspection':
      return introspect(schema(), root, bindings.variables);
    case 'select': {
      const [row] = await runner.run(root.statement, bind(root.statement, bindings), '$');
      return row?.[0] ?? 'null';
    }
    case 'mutation':
      return runMutation(runner, root, bindings, options);
    case 'action': {
      const { session } = bindings;
      const result = await runAction(runner, root, bindings, {
        session,
        query: request.query,
        clientHeaders: request.clientHeaders,
      });
      cookies.push(...result.cookies);
      return result.text;
    }
  }
}
