import { guardsHold } from '../plan/inputContext';
import type { Json } from '../json';
import type { Operation } from '../plan/document';
import { RecentMap } from '../recentMap';
import type { CompiledOperation } from './compile';

const maxDocuments = 2_000;
/** The maximum length of all documents in the cache; a plan's memory grows with its document. */
const maxCharacters = 4_000_000;
const maxVariants = 8;

/** The cache entry of one document and role: its operation, and a compiled variant for each shape of variables. */
export interface CachedDocument {
  readonly operation: Operation;
  readonly variants: CompiledOperation[];
}

/** Parsed and compiled operations by role and document. */
export type PlanCache = RecentMap<string, CachedDocument>;

/** An empty cache. */
export function createPlanCache(): PlanCache {
  return new RecentMap(maxDocuments, maxCharacters, (key) => key.length);
}

/** The variant whose guards hold for these variables. */
export function findVariant(
  { variants }: CachedDocument,
  variables: Readonly<Record<string, Json>>,
): CompiledOperation | undefined {
  return variants.find(({ guards }) => guardsHold(guards, variables));
}

/** Keeps a variant; the oldest goes when there are too many. */
export function addVariant({ variants }: CachedDocument, variant: CompiledOperation): void {
  variants.unshift(variant);
  variants.length = Math.min(variants.length, maxVariants);
}
