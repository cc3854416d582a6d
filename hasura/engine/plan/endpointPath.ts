import { WholeReason } from '../metadata/inconsistency';

/** The path of an endpoint in segments; one that starts with a colon is a variable. */
export type EndpointPath = readonly string[];

/** Reads the `url` of an endpoint, which has no slash at its ends. Throws for what Hasura refuses. */
export function readEndpointPath(url: string): EndpointPath {
  const segments = url.split('/');
  if (segments.includes('') || segments.includes(':')) {
    throw new WholeReason(`Empty segments or unnamed variables are not allowed: ${url}`);
  }
  const variables = segments.filter(isVariable);
  if (new Set(variables).size < variables.length) {
    throw new WholeReason(`Duplicate variables found in endpoint path: ${url}`);
  }
  return segments;
}

/** The variables that a requested path gives to an endpoint, as text; undefined where it is not the endpoint's. */
export function matchPath(path: EndpointPath, requested: readonly string[]): Record<string, string> | undefined {
  if (path.length !== requested.length) return undefined;
  const isSame = path.every((segment, index) => isVariable(segment) || segment === requested[index]);
  if (!isSame) return undefined;
  return Object.fromEntries(
    path.flatMap((segment, index) => (isVariable(segment) ? [[segment.slice(1), requested[index] ?? '']] : [])),
  ) as Record<string, string>;
}

/** Whether a request may match both paths. */
export function overlap(one: EndpointPath, other: EndpointPath): boolean {
  return (
    one.length === other.length &&
    one.every((segment, index) => {
      const counterpart = other[index] ?? '';
      return segment === counterpart || isVariable(segment) || isVariable(counterpart);
    })
  );
}

function isVariable(segment: string): boolean {
  return segment.startsWith(':');
}
