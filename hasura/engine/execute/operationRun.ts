import { graphqlSync, type GraphQLSchema } from 'graphql';
import { type IncomingHttpHeaders } from 'node:http';
import { type EngineError, validationFailed } from '../errors';
import { type Json } from '../json';
import { completeVariables, pickOperation } from '../plan/document';
import { planOperation } from '../plan/operation';
import { type Session } from '../session';
import { type SqlOptions } from '../sql/statement';
import { runAction } from './actionRun';
import { bind, type Bindings } from './bind';
import { compileOperation, type CompiledOperation, type CompiledRoot } from './compile';
import { type Database, type Runner } from './database';
import { type Generation } from './generation';
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
  readonly schema: () => GraphQLSchema;
  readonly request: GraphqlRequest;
}

/** The finished `data` as JSON text, and cookies that handlers set. */
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
  const key = [session.role, session.backendOnly ?? false, request.operationName ?? '', request.query].join('\n');
  const document = generation.plans.get(key) ?? parseDocument(request);
  const variables = completeVariables(document.operation.variables, request.variables);
  const roleSchema = generation.schema(session);
  let operation = findVariant(document, variables);
  if (!operation) {
    operation = compileOperation(planOperation(roleSchema, document.operation, variables), options);
    addVariant(document, operation);
    generation.plans.add(key, document);
  }
  return { operation, bindings: { session, variables }, schema: roleSchema.graphql, request };
}

function parseDocument({ query, operationName }: GraphqlRequest): CachedDocument {
  return { operation: pickOperation(query, operationName), variants: [] };
}

/**
 * Runs a query or a mutation. The root fields of a query are separate statements; a mutation of database fields alone is one
 * transaction; with an action or `__typename` in it each field stands alone.
 */
export async function runOperation(
  database: Database,
  prepared: PreparedRequest,
  options: SqlOptions,
): Promise<OperationResult> {
  const { operation } = prepared;
  const cookies: string[] = [];
  const run = (runner: Runner) => (root: CompiledRoot) => runRoot(runner, root, prepared, options, cookies);
  const texts =
    operation.kind === 'mutation'
      ? await runMutations(database, prepared, run)
      : await Promise.all(operation.roots.map(run(database)));
  const members = operation.roots.map(({ name }, index) => `${JSON.stringify(name)}:${texts[index] ?? 'null'}`);
  return { data: `{${members.join(',')}}`, cookies };
}

async function runMutations(
  database: Database,
  { operation, bindings }: PreparedRequest,
  run: (runner: Runner) => (root: CompiledRoot) => Promise<string>,
): Promise<string[]> {
  const { session } = bindings;
  if (operation.roots.every(({ kind }) => kind === 'mutation' || kind === 'select'))
    return database.transaction(session, (runner) => inOrder(operation.roots, run(runner)));
  return inOrder(operation.roots, (root) =>
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
  root: CompiledRoot,
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

function introspect(
  schema: GraphQLSchema,
  root: CompiledRoot & { kind: 'introspection' },
  variables: Readonly<Record<string, Json>>,
): string {
  const result = graphqlSync({ schema, source: root.query, variableValues: variables });
  const [error] = result.errors ?? [];
  if (error) throw introspectionError(error.message);
  return JSON.stringify(result.data?.[root.name] ?? null);
}

function introspectionError(message: string): EngineError {
  return validationFailed('$.selectionSet.__schema', message);
}
