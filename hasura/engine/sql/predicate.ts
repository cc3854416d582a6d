import type { BoolExp, Operand, SeenColumn, SeenField, Subject } from '../model/boolExp';
import { compared } from './comparison';
import { existsIn, linked, qualifiedName, quoted, type StatementBuilder } from './statement';
import { rowFunction, type RowInScope } from './rowFunction';

/** The row a predicate is about, and the row of the table that owns the permission. */
export interface Scope extends RowInScope {
  readonly root: string;
}

/** A predicate as SQL. `exists` is written `(exists (…)) is true`, which keeps ordered index scans under a limit. */
export function predicate(builder: StatementBuilder, expression: BoolExp, scope: Scope): string {
  switch (expression.kind) {
    case 'and':
      return joined(builder, expression.of, scope, 'and', 'true');
    case 'or':
      return joined(builder, expression.of, scope, 'or', 'false');
    case 'not':
      return `(not ${predicate(builder, expression.of, scope)})`;
    case 'rooted':
      return predicate(builder, expression.of, { ...scope, root: scope.alias });
    case 'isNull':
      return `(${subject(builder, expression.subject, scope)} is ${expression.value ? '' : 'not '}null)`;
    case 'compare':
      return comparison(builder, expression, scope);
    case 'related': {
      const { target, mapping } = expression.relationship;
      const alias = builder.alias();
      const where = predicate(builder, expression.where, { alias, root: scope.root });
      return existsIn(qualifiedName(target), alias, [linked(mapping, scope.alias, alias), where]);
    }
    case 'computedRows': {
      const alias = builder.alias();
      const where = predicate(builder, expression.where, { alias, root: scope.root });
      return existsIn(rowFunction(builder, expression.field, scope), alias, [where]);
    }
    case 'exists': {
      const alias = builder.alias();
      const where = predicate(builder, expression.where, { alias, root: scope.root });
      return existsIn(qualifiedName(expression.table), alias, [where]);
    }
    case 'aggregate':
      return aggregatePredicate(builder, expression, scope);
  }
}

function joined(
  builder: StatementBuilder,
  parts: readonly BoolExp[],
  scope: Scope,
  word: 'and' | 'or',
  empty: string,
): string {
  if (parts.length === 0) return empty;
  return `(${parts.map((part) => predicate(builder, part, scope)).join(` ${word} `)})`;
}

function subject(builder: StatementBuilder, of: Subject, scope: Scope): string {
  const value = of.kind === 'computed' ? computedValue(builder, of, scope) : columnValue(builder, of, scope);
  return of.castTo ? `(${value})::${of.castTo.sqlName}` : value;
}

function comparison(builder: StatementBuilder, expression: BoolExp & { kind: 'compare' }, scope: Scope): string {
  const { operator, nullSafe } = expression;
  const left = subject(builder, expression.subject, scope);
  const right = operandSql(builder, expression.value, scope);
  const plain = compared(left, operator, right);
  if (!nullSafe) return plain;
  const nulls =
    operator === '_eq' ? `${left} is null and ${right} is null` : `${left} is not null and ${right} is null`;
  return `(${plain} or (${nulls}))`;
}

function operandSql(builder: StatementBuilder, operand: Operand, scope: Scope): string {
  if (operand.kind !== 'column') return builder.value(operand);
  return `${quoted(operand.root ? scope.root : scope.alias)}.${quoted(operand.column.name)}`;
}

function aggregatePredicate(
  builder: StatementBuilder,
  expression: BoolExp & { kind: 'aggregate' },
  scope: Scope,
): string {
  const { target, mapping } = expression.relationship;
  const alias = builder.alias();
  const columns = expression.columns.map((column) => columnValue(builder, column, { alias }));
  const list = columns.join(', ');
  const argument = columns.length > 1 && expression.fn === 'count' ? `(${list})` : list || '*';
  const distinct = expression.distinct && columns.length > 0 ? 'distinct ' : '';
  const value = `${expression.fn}(${distinct}${argument})`;
  const where = predicate(builder, expression.where, { alias, root: scope.root });
  const conditions = [linked(mapping, scope.alias, alias), where].filter((condition) => condition !== 'true');
  const tests = expression.predicate.map(({ operator, value: operand }) =>
    compared(value, operator, operandSql(builder, operand, scope)),
  );
  const from = `${qualifiedName(target)} as ${quoted(alias)} where ${conditions.join(' and ') || 'true'}`;
  return `(coalesce((select ${tests.join(' and ') || 'true'} from ${from}), false))`;
}

/**
 * A column's value as the role sees it. All reading, filtering, ordering and aggregating goes through this function; joins and
 * changes use the column itself.
 */
export function columnValue(builder: StatementBuilder, { column, visibleIf }: SeenColumn, row: RowInScope): string {
  return visibleValue(builder, visibleIf, `${quoted(row.alias)}.${quoted(column.name)}`, row);
}

/** A computed scalar without arguments of its own, as the role sees it. */
export function computedValue(builder: StatementBuilder, { field, visibleIf }: SeenField, row: RowInScope): string {
  return visibleValue(builder, visibleIf, rowFunction(builder, field, row), row);
}

/** A value, or null in rows where the role does not see it. Always the same text for the same value of the same row. */
export function visibleValue(
  builder: StatementBuilder,
  visibleIf: BoolExp | undefined,
  value: string,
  row: RowInScope,
): string {
  if (!visibleIf) return value;
  const scope = { ...row, root: row.alias };
  return builder.once(value, () => `(case when ${predicate(builder, visibleIf, scope)} then ${value} end)`);
}
