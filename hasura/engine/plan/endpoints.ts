import { EngineError } from '../errors';
import { WholeReason, type InconsistencyList } from '../metadata/inconsistency';
import type { Metadata, RestEndpoint } from '../metadata/types';
import { requireCollection } from './allowList';
import { parseDocument, pickOperation, type Operation } from './document';
import { matchPath, overlap, readEndpointPath, type EndpointPath } from './endpointPath';

/** A REST endpoint: an operation under a path and methods. */
export interface Endpoint {
  readonly name: string;
  readonly path: EndpointPath;
  readonly methods: readonly string[];
  /** The operation as text, and what variables it declares. */
  readonly query: string;
  readonly variables: Operation['variables'];
}

const knownMethods: readonly unknown[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

type EndpointMetadata = Pick<Metadata, 'rest_endpoints' | 'query_collections'>;

/** Reads the endpoints of the metadata. One that cannot be served, or that shares requests with another, goes on `problems`. */
export function readEndpoints(metadata: EndpointMetadata, problems: InconsistencyList): readonly Endpoint[] {
  const found = (metadata.rest_endpoints ?? []).flatMap((written) => {
    const endpoint = problems.attempt('endpoint', written.name, written, () => readEndpoint(metadata, written));
    return endpoint ? [{ written, endpoint }] : [];
  });
  return found.flatMap(({ written, endpoint }) => {
    const rivals = found.filter((other) => other.endpoint !== endpoint && compete(endpoint, other.endpoint));
    if (rivals.length === 0) return [endpoint];
    const paths = [written, ...rivals.map((rival) => rival.written)].map(({ url }) => url);
    const ambiguous = new WholeReason(`Ambiguous URL paths: ${paths.sort().join(', ')}`);
    problems.addError('endpoint', written.name, written, ambiguous);
    return [];
  });
}

function readEndpoint({ query_collections: collections }: EndpointMetadata, written: RestEndpoint): Endpoint {
  const { name, url, methods, definition } = written;
  const unknown = methods.find((method) => !knownMethods.includes(method));
  if (unknown !== undefined) throw new Error(`the method ${JSON.stringify(unknown)} is not supported`);
  const { collection_name: collection = '', query_name: queryName = '' } = definition.query ?? {};
  const { queries } = requireCollection(collections, collection).definition;
  const query = queries.find((candidate) => candidate.name === queryName)?.query;
  if (query === undefined) throw new Error(`query with name "${queryName}" does not exist in "${collection}"`);
  const document = parseDocument(query);
  if (document.definitions.length > 1) throw new Error(`query with name "${queryName}" has more than one definition`);
  const { node, variables } = pickOperation(document, undefined);
  if (node.operation === 'subscription') throw new Error(`query with name "${queryName}" is a subscription`);
  return { name, path: readEndpointPath(url), methods, query, variables };
}

function compete(one: Endpoint, other: Endpoint): boolean {
  return one.methods.some((method) => other.methods.includes(method)) && overlap(one.path, other.path);
}

/** An endpoint that a request has asked for, and the variables of its path. */
export interface FoundEndpoint {
  readonly endpoint: Endpoint;
  readonly inPath: Readonly<Record<string, string>>;
}

/**
 * The endpoint of a request, with the variables of its path.
 * @throws EngineError `not-found` for a path of no endpoint, `method-not-allowed` for one that has other methods
 */
export function findEndpoint(
  endpoints: readonly Endpoint[],
  method: string,
  requested: readonly string[],
): FoundEndpoint {
  const matches = endpoints.flatMap((endpoint) => {
    const inPath = matchPath(endpoint.path, requested);
    return inPath ? [{ endpoint, inPath }] : [];
  });
  const found = matches.find(({ endpoint }) => endpoint.methods.includes(method));
  if (found) return found;
  if (matches.length === 0) throw new EngineError('not-found', 'Endpoint not found');
  const allowed = new Set(matches.flatMap(({ endpoint }) => endpoint.methods));
  throw new EngineError('method-not-allowed', `Allowed methods: ${[...allowed].sort().join(', ')}`);
}
