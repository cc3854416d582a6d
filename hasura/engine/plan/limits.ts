import { Kind, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';
import { validationFailed } from '../errors';
import { type ApiLimit, type Metadata } from '../metadata/types';
import { ADMIN_ROLE } from '../session';
import { type Operation } from './document';

/** What one role may ask at once; absent: without bound. */
export interface RequestLimits {
  /** Levels of fields inside one another. */
  readonly depth?: number;
  /** Operations in one HTTP request. */
  readonly batch?: number;
}

/**
 * The limits of a role by the metadata's `api_limits`. Hasura's Community Edition ignores them; its Cloud and Enterprise editions
 * read the same file.
 */
export function limitsOf({ api_limits: limits }: Metadata, role: string): RequestLimits {
  if (!limits || limits.disabled || role === ADMIN_ROLE) return {};
  const of = (limit?: ApiLimit | null): number | undefined => limit?.per_role?.[role] ?? limit?.global ?? undefined;
  return { depth: of(limits.depth_limit), batch: of(limits.batch_limit) };
}

/** Throws validation-failed when the operation is deeper than the limit. Introspection does not count. */
export function checkDepth({ depth: limit }: RequestLimits, { node, fragments }: Operation): void {
  if (limit !== undefined && depthOf(node.selectionSet, fragments, new Map()) > limit)
    throw validationFailed('$', 'query exceeded depth limit');
}

/** Throws validation-failed when a batch is longer than the limit. */
export function checkBatch({ batch: limit }: RequestLimits, length: number): void {
  if (limit !== undefined && length > limit) throw validationFailed('$', 'request exceeded batch limit');
}

/** `known` holds the depth of each fragment met before, and 0 for those being looked at: a cycle ends there. */
function depthOf(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  known: Map<string, number>,
): number {
  const depths = selections.map((selection): number => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet, fragments, known);
    const name = selection.name.value;
    if (selection.kind === Kind.FIELD) {
      if (name.startsWith('__')) return 0;
      return 1 + (selection.selectionSet ? depthOf(selection.selectionSet, fragments, known) : 0);
    }
    const fragment = fragments.get(name);
    if (!fragment || known.has(name)) return known.get(name) ?? 0;
    known.set(name, 0);
    known.set(name, depthOf(fragment.selectionSet, fragments, known));
    return known.get(name) ?? 0;
  });
  return depths.reduce((deepest, depth) => Math.max(deepest, depth), 0);
}
