import { accessOf } from './access';
import { aggregated } from './aggregate';
import type { AggregateFunction, Field, Member, QueryRoot, RowArguments } from './ast';
import { read } from './cells';
import { type RankedRows, selectRows } from './rows';
import { columnOf, tableOf, type Row, type Table } from './tables';
import type { Asking } from './permission';
import { count, isVisible, seen, visibleLinked } from './where';

/** A list of which the members of one group come in any order. */
export class Ranked {
  constructor(readonly groups: readonly (readonly unknown[])[]) {}
}

/** A number of which only the leading digits are compared. */
export class Roughly {
  constructor(
    readonly value: string,
    readonly isText: boolean,
  ) {}
}

export type Answer = Record<string, unknown>;

/** What a root field of a query gives. */
export function answerQuery(asking: Asking, root: QueryRoot): unknown {
  const table = tableOf(root.table);
  const rows = (asking.db[root.table] ?? []).filter((row) => isVisible(asking, table, row));
  if (root.kind === 'list') return answerRows(asking, table, root.args, root.fields, rows);
  if (root.kind === 'aggregate') return answerAggregate(asking, table, root.args, root.members, rows);
  const id = read(columnOf(table, 'id'), root.id.json);
  const row = rows.find((candidate) => seen(asking, table, candidate, 'id') === id);
  return row ? answerFields(asking, table, row, root.fields) : null;
}

function answerRows(
  asking: Asking,
  table: Table,
  args: RowArguments,
  fields: readonly Field[],
  rows: readonly Row[],
): Ranked {
  const { select } = accessOf(asking.world, asking.role, table.name);
  return answerRanked(asking, table, selectRows(asking, table, args, rows, select?.limit), fields);
}

function answerRanked(asking: Asking, table: Table, rows: RankedRows, fields: readonly Field[]): Ranked {
  return new Ranked(rows.map((group) => group.map((row) => answerFields(asking, table, row, fields))));
}

/** The object that a row gives. */
export function answerFields(asking: Asking, table: Table, row: Row, fields: readonly Field[]): Answer {
  const answer: Answer = {};
  for (const field of flattened(fields)) {
    const name = field.alias ?? ownName(field);
    answer[name] = answerField(asking, table, row, field);
  }
  return answer;
}

type PlainField = Exclude<Field, { kind: 'fragment' }>;

/** Fields with those of fragments in their place, without skipped ones. */
export function flattened(fields: readonly Field[]): PlainField[] {
  return fields.flatMap((field) => {
    if (field.skipped) return [];
    return field.kind === 'fragment' ? flattened(field.fields) : [field];
  });
}

/** The name of a field in the schema. */
export function ownName(field: PlainField): string {
  if (field.kind === 'typename') return '__typename';
  return field.kind === 'aggregate' ? `${field.name}_aggregate` : field.name;
}

function answerField(asking: Asking, table: Table, row: Row, field: PlainField): unknown {
  if (field.kind === 'typename') return table.name;
  if (field.kind === 'column') return seen(asking, table, row, field.name);
  const relationship = table.relationships.find(({ name }) => name === field.name);
  if (!relationship) throw new Error(`no relationship ${field.name}`);
  const target = tableOf(relationship.target);
  const rows = visibleLinked(asking, relationship, row);
  if (field.kind === 'array') return answerRows(asking, target, field.args, field.fields, rows);
  if (field.kind === 'aggregate') return answerAggregate(asking, target, field.args, field.members, rows);
  return rows[0] ? answerFields(asking, target, rows[0], field.fields) : null;
}

/** The permission's limit cuts the nodes only. */
function answerAggregate(
  asking: Asking,
  table: Table,
  args: RowArguments,
  members: readonly Member[],
  rows: readonly Row[],
): Answer {
  const limit = accessOf(asking.world, asking.role, table.name).select?.limit;
  const answer: Answer = {};
  for (const member of members) {
    if (member.kind === 'typename') answer.__typename = `${table.name}_aggregate`;
    else if (member.kind === 'nodes') {
      answer.nodes = answerRanked(asking, table, selectRows(asking, table, args, rows, limit), member.fields);
    } else {
      const all = selectRows(asking, table, args, rows).flat();
      answer.aggregate = answerFunctions(asking, table, all, member.functions);
    }
  }
  return answer;
}

function answerFunctions(
  asking: Asking,
  table: Table,
  rows: readonly Row[],
  functions: readonly AggregateFunction[],
): Answer {
  const answer: Answer = {};
  for (const called of functions) {
    if (called.fn === 'typename') answer.__typename = `${table.name}_aggregate_fields`;
    else if ('distinct' in called) {
      answer[called.alias] = count(
        asking,
        table,
        rows,
        called.columns.map(({ word }) => word),
        called.distinct,
      );
    } else if ('columns' in called) {
      answer[called.fn] = Object.fromEntries(
        called.columns.map((name) => [name, answerFunction(asking, table, rows, called.fn, name)]),
      );
    }
  }
  return answer;
}

function answerFunction(asking: Asking, table: Table, rows: readonly Row[], fn: string, name: string): unknown {
  const { type } = columnOf(table, name);
  const value = aggregated(
    fn,
    type,
    rows.map((row) => seen(asking, table, row, name)),
  );
  if (value === null || fn === 'max' || fn === 'min') return value;
  if (fn === 'sum') return type === 'int' ? Number(value) : value;
  return new Roughly(String(value), type !== 'int');
}
