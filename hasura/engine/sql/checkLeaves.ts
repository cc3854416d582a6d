import type { BoolExp } from '../model/boolExp';
import type { InsertNode, UpdateNode } from '../plan/nodes';
import { changeSql } from './change';
import { predicate } from './predicate';
import { literal, quoted, StatementBuilder, type SqlOptions, type Statement } from './statement';

/**
 * A change that tells of each row it touches whether it passes the check, its primary key as JSON, and for each part of the check
 * whether it holds.
 */
export function checkLeavesStatement(
  change: InsertNode | UpdateNode,
  leaves: readonly BoolExp[],
  options: SqlOptions,
): Statement {
  const builder = new StatementBuilder(options);
  const touched = changeSql(builder, change);
  const scope = { alias: 'm', root: 'm' };
  const key = change.table.primaryKey.map(({ name }) => `${literal(name)}, "m".${quoted(name)}`);
  const columns = [
    '"m"."_check"::text',
    `json_build_object(${key.join(', ')})::text`,
    ...leaves.map((leaf) => `coalesce(${predicate(builder, leaf, scope)}, false)::text`),
  ];
  return builder.finish(`with "m" as (${touched}) select ${columns.join(', ')} from "m"`);
}

/** The parts of a check that must all hold, each by itself: down into the one row that an object relationship leads to. */
export function leavesOf(check: BoolExp): BoolExp[] {
  if (check.kind === 'and') return check.of.flatMap(leavesOf);
  if (check.kind === 'rooted') return leavesOf(check.of).map((of) => ({ kind: 'rooted', of }));
  if (check.kind !== 'related' || check.relationship.kind !== 'object') return [check];
  const { relationship } = check;
  const inner = leavesOf(check.where);
  return inner.length > 0 ? inner.map((where) => ({ kind: 'related', relationship, where })) : [check];
}
