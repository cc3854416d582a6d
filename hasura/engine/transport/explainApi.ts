import { EngineError } from '../errors';
import type { Explanation } from '../execute/explain';
import type { Service } from '../execute/service';
import { isJsonObject, type Json } from '../json';
import { adminRole, isSessionVariable, type Session } from '../session';
import { toGraphqlRequest } from './body';

/**
 * Answers `POST /v1/graphql/explain`, whose body is `{query: {query, variables, operationName}, user: {"x-hasura-role": …}}`: a list
 * of `{field, sql, plan}` for a query, one `{sql, plan}` for a subscription. Throws EngineError for mutations.
 */
export async function explainRequest(service: Service, body: Json): Promise<unknown> {
  if (!isJsonObject(body)) throw new EngineError('parse-failed', 'expected Object');
  if (body.query === undefined) throw new EngineError('parse-failed', 'key "query" not found');
  const { kind, statements } = await service.explain(sessionOf(body.user), toGraphqlRequest(body.query, {}));
  if (kind === 'mutation') throw new EngineError('invalid-params', 'only queries can be explained');
  return kind === 'query' ? statements.map(shown) : shown(...statements);
}

function shown({ field, sql, plan }: Explanation['statements'][number] = nothing): object {
  return { field, sql, plan };
}

const nothing = { field: '', sql: null, parameters: [], plan: null };

function sessionOf(user: Json | undefined): Session {
  const entries = Object.entries(isJsonObject(user) ? user : {})
    .filter(([name]) => isSessionVariable(name))
    .map(([name, value]) => [name.toLowerCase(), String(value)] as const);
  const { 'x-hasura-role': role = adminRole, ...variables } = Object.fromEntries(entries);
  return { role, variables };
}
