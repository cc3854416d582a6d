import { validationFailed } from '../errors';
import type { ApiLimit, Metadata } from '../metadata/types';
import { adminRole } from '../session';
import type { Operation } from './document';
import { measureSelection } from './measureSelection';

/** Limits on the requests of one role; an absent limit does not restrict. */
export interface RequestLimits {
  /** Levels of fields inside one another. */
  readonly depth?: number;
  /** Fields with a selection of their own, each use of a fragment counted. */
  readonly nodes?: number;
  /** Operations in one HTTP request. */
  readonly batch?: number;
}

/**
 * The limits of a role by the metadata's `api_limits`. Hasura's Community Edition ignores them; its Cloud and Enterprise editions
 * read the same file.
 */
export function limitsOf({ api_limits: limits }: Metadata, role: string): RequestLimits {
  if (!limits || limits.disabled || role === adminRole) return {};
  const of = (limit?: ApiLimit | null): number | undefined => limit?.per_role?.[role] ?? limit?.global ?? undefined;
  return { depth: of(limits.depth_limit), nodes: of(limits.node_limit), batch: of(limits.batch_limit) };
}

/** Throws validation-failed when the operation is deeper or has more nodes than its limit. Introspection does not count. */
export function checkSize(limits: RequestLimits, { node, fragments }: Operation): void {
  const { depth, nodes } = measureSelection(node.selectionSet, fragments);
  if (limits.depth !== undefined && depth > limits.depth) throw validationFailed('$', 'query exceeded depth limit');
  if (limits.nodes !== undefined && nodes > limits.nodes) throw validationFailed('$', 'query exceeded node limit');
}

/** Throws validation-failed when a batch is longer than the limit. */
export function checkBatch({ batch: limit }: RequestLimits, length: number): void {
  if (limit !== undefined && length > limit) throw validationFailed('$', 'request exceeded batch limit');
}
