import { validationFailed } from '../errors';
import { allOf, always } from '../model/boolExp';
import type { Table } from '../model/table';
import type { PlanContext } from './context';
import { enumValue, isNull, listItems, type Input } from './input';
import type { OrderItem, RowsNode, RowSource } from './nodes';
import { planOrderBy } from './orderBy';
import { countOperand } from './plainValue';
import { seenColumn } from './seen';
import { columnByGraphqlName, planWhere, rowFilter } from './where';

/** The rows that a field with the five arguments gives, under the role's filter and limit. */
export function planRows(
  context: PlanContext,
  table: Table,
  args: ReadonlyMap<string, Input>,
  path: string,
  source: RowSource = { kind: 'table' },
): RowsNode {
  const given = (name: string): Input | undefined => {
    const input = args.get(name);
    return input && !isNull(input) ? input : undefined;
  };
  const where = given('where');
  const limit = given('limit');
  const offset = given('offset');
  const distinct = given('distinct_on');
  const distinctOn = distinct
    ? listItems(distinct).map((item) => seenColumn(context, columnByGraphqlName(table, enumValue(item))))
    : [];
  const orderBy = planOrderBy(context, args.get('order_by'));
  return {
    table,
    source,
    where: allOf(rowFilter(context, table), where ? planWhere(context, where) : always),
    distinctOn,
    orderBy: distinctOn.length > 0 ? distinctOrder(distinctOn, orderBy, path) : orderBy,
    limit: limit && countOperand(limit, false),
    permissionLimit: context.view.permissions(table).select?.limit,
    offset: offset && countOperand(offset, true),
  };
}

function distinctOrder(distinctOn: RowsNode['distinctOn'], orderBy: readonly OrderItem[], path: string): OrderItem[] {
  if (orderBy.length === 0) {
    return distinctOn.map((column) => ({ by: { kind: 'column', ...column }, direction: 'asc nulls last' }));
  }
  const leading = orderBy.slice(0, distinctOn.length);
  const matches =
    leading.length === distinctOn.length &&
    distinctOn.every(({ column }) => leading.some(({ by }) => by.kind === 'column' && by.column === column));
  if (!matches) throw validationFailed(`${path}.args`, '"distinct_on" columns must match initial "order_by" columns');
  return [...orderBy];
}
