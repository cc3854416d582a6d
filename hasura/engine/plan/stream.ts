import { invariant, validationFailed } from '../errors';
import { allOf, type BoolExp, type Operand, type SeenColumn } from '../model/boolExp';
import type { Table } from '../model/table';
import { fieldArguments } from './arguments';
import type { CollectedField } from './collectFields';
import { columnOperand } from './columnValue';
import type { PlanContext } from './context';
import { enumValue, isNull, listItems, objectFields, type Input } from './input';
import type { OrderItem, RootNode } from './nodes';
import { planOutput } from './output';
import { countOperand } from './plainValue';
import { planRows } from './rows';
import { seenColumn } from './seen';
import { columnByGraphqlName } from './where';

/** The column that orders a stream, its initial value and its direction. */
interface Cursor extends SeenColumn {
  readonly initial: Input;
  readonly isDescending: boolean;
}

/** `T_stream(batch_size, cursor, where)`: the rows after the cursor in its order; a batch never splits rows with equal cursor values. */
export function planStream(context: PlanContext, field: CollectedField, table: Table): RootNode {
  const args = fieldArguments(context, field);
  const cursorInput = args.get('cursor');
  const batchSize = args.get('batch_size');
  invariant(cursorInput && batchSize, 'required arguments are checked before');
  const cursor = onlyCursor(cursors(context, cursorInput, table), `${field.path}.args`);
  const rows = planRows(context, table, args, field.path);
  const selection = {
    kind: 'list',
    fields: planOutput(context, field),
    rows: {
      ...rows,
      where: allOf(rows.where, pastCursor(cursor)),
      orderBy: [cursorOrder(cursor)],
      limit: countOperand(batchSize, false),
      withTies: true,
    },
  } as const;
  return { kind: 'stream', name: field.responseName, selection, cursor };
}

function cursors(context: PlanContext, input: Input, table: Table): Cursor[] {
  return listItems(input)
    .filter((item) => !isNull(item))
    .flatMap((item) => {
      const fields = objectFields(item);
      const initialValue = fields.get('initial_value');
      const ordering = fields.get('ordering');
      invariant(initialValue, 'required fields are checked before');
      const isDescending = ordering !== undefined && !isNull(ordering) && enumValue(ordering) === 'DESC';
      return [...objectFields(initialValue)].map(([name, initial]) => ({
        ...seenColumn(context, columnByGraphqlName(table, name)),
        initial,
        isDescending,
      }));
    });
}

function onlyCursor([cursor, ...others]: Cursor[], path: string): Cursor {
  if (!cursor) throw validationFailed(path, 'one streaming column field is expected');
  if (others.length > 0) throw validationFailed(path, 'multiple column cursors are not supported yet');
  return cursor;
}

function pastCursor({ column, visibleIf, initial, isDescending }: Cursor): BoolExp {
  return {
    kind: 'compare',
    subject: { kind: 'column', column, visibleIf },
    operator: isDescending ? '_lt' : '_gt',
    value: movingOperand(columnOperand(initial, column.type)),
    nullSafe: false,
  };
}

function movingOperand(operand: Operand): Operand {
  invariant(operand.kind === 'parameter' && operand.source.kind !== 'cursor', 'a value of the request is a parameter');
  return { ...operand, source: { kind: 'cursor', initial: operand.source } };
}

/** The order of a stream. Rows with null are never part of it; the position of nulls is the one of a default index. */
function cursorOrder({ column, visibleIf, isDescending }: Cursor): OrderItem {
  return { by: { kind: 'column', column, visibleIf }, direction: isDescending ? 'desc nulls first' : 'asc nulls last' };
}
