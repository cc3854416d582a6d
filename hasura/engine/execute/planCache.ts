import { isDeepStrictEqual } from 'node:util';
import { guardsHold } from '../plan/inputContext';
import type { Json } from '../json';
import type { Operation } from '../plan/document';
import { RecentMap } from '../recentMap';
import type { CompiledOperation } from './compile';

const maxDocuments = 2_000;
/** The maximum length of all documents in the cache; a plan's memory grows with its document. */
const maxCharacters = 4_000_000;
const maxVariants = 8;

/** A compiled operation, and the variables that it was planned without. */
interface Variant {
  readonly operation: CompiledOperation;
  readonly absent: ReadonlySet<string>;
}

/** The cache entry of one document and role: its operation, and a compiled variant for each shape of variables. */
export interface CachedDocument {
  readonly operation: Operation;
  readonly variants: Variant[];
}

/** Parsed and compiled operations by role and document. */
export type PlanCache = RecentMap<string, CachedDocument>;

/** An empty cache. */
export function createPlanCache(): PlanCache {
  return new RecentMap(maxDocuments, maxCharacters, (key) => key.length);
}

/** The variant whose guards hold for these variables, and which was planned without the absent ones. */
export function findVariant(
  { variants }: CachedDocument,
  variables: Readonly<Record<string, Json>>,
  absent: ReadonlySet<string>,
): CompiledOperation | undefined {
  const isFor = (variant: Variant) =>
    isDeepStrictEqual(variant.absent, absent) && guardsHold(variant.operation.guards, variables);
  return variants.find(isFor)?.operation;
}

/** Keeps a variant; the oldest goes when there are too many. */
export function addVariant(
  { variants }: CachedDocument,
  operation: CompiledOperation,
  absent: ReadonlySet<string>,
): void {
  variants.unshift({ operation, absent });
  variants.length = Math.min(variants.length, maxVariants);
}
