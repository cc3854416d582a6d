import { guardsHold } from '../plan/inputContext';
import { type Json } from '../json';
import { type Operation } from '../plan/document';
import { RecentMap } from '../recentMap';
import { type CompiledOperation } from './compile';

const MAX_DOCUMENTS = 2_000;
const MAX_VARIANTS = 8;

/** What is kept of one document for one role: its operation, and a compiled variant per shape of variables. */
export interface CachedDocument {
  readonly operation: Operation;
  readonly variants: CompiledOperation[];
}

/** Parsed and compiled operations by role and document. */
export type PlanCache = RecentMap<string, CachedDocument>;

/** An empty cache. */
export function createPlanCache(): PlanCache {
  return new RecentMap(MAX_DOCUMENTS);
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
  variants.length = Math.min(variants.length, MAX_VARIANTS);
}
