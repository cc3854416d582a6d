import { validationFailed } from '../errors';
import type { FilterPlace, PlanContext } from './context';

/** Levels of `_and`, `_or`, `_not` and relationships inside one another in one filter. */
export const maxFilterLevels = 10;
/** Relationships that one filter or one order follows from row to row; each level multiplies the rows that Postgres reads. */
export const maxFilterRelationships = 3;
/** Conditions and relationships in all filters of an operation. */
export const maxFilterTerms = 200;

/** Where filters and orders begin. */
export const outsideFilters: FilterPlace = { levels: 0, relationships: 0 };

/** The context inside `_and`, `_or` or `_not`. Throws validation-failed beyond the limit. */
export function insideLogic(context: PlanContext): PlanContext {
  return inside(context, { ...context.filterPlace, levels: context.filterPlace.levels + 1 });
}

/** The context behind a relationship of a filter or an order. Throws validation-failed beyond the limits. */
export function insideRelationship(context: PlanContext): PlanContext {
  const { levels, relationships } = context.filterPlace;
  countTerm(context);
  return inside(context, { levels: levels + 1, relationships: relationships + 1 });
}

/** Counts one condition. Throws validation-failed beyond the limit. */
export function countTerm({ inputs }: PlanContext): void {
  inputs.filterTerms += 1;
  if (inputs.filterTerms > maxFilterTerms) throw validationFailed('$', 'query exceeded filter limit');
}

function inside(context: PlanContext, filterPlace: FilterPlace): PlanContext {
  if (filterPlace.levels > maxFilterLevels || filterPlace.relationships > maxFilterRelationships) {
    throw validationFailed('$', 'query exceeded filter depth limit');
  }
  return { ...context, filterPlace };
}
