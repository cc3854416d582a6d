import { EngineError } from '../errors';
import type { Operand } from '../model/boolExp';
import type { Column, ColumnMapping } from '../model/table';
import type { MutationStep, NestedInsertNode, NestedRelation } from '../plan/nodes';
import { keyedRowStatement } from '../sql/mutation';
import type { SqlOptions } from '../sql/statement';
import { arrayLiteral, bind, type Bindings } from './bind';
import type { Runner } from './database';

interface Context {
  readonly runner: Runner;
  readonly bindings: Bindings;
  readonly options: SqlOptions;
  affectedRows: number;
}

/** The rows of the outermost table, as the text of an array, and how many rows of all tables were touched. */
export interface NestedResult {
  readonly rows: string;
  readonly affectedRows: number;
}

/** Inserts a tree of rows: parents that a row points at, the row, then what points at it. */
export async function insertNested(
  runner: Runner,
  step: MutationStep & { kind: 'nested' },
  bindings: Bindings,
  options: SqlOptions,
): Promise<NestedResult> {
  const context: Context = { runner, bindings, options, affectedRows: 0 };
  const rows: string[] = [];
  for (const node of step.rows) {
    const row = await insertTree(context, node, new Map(), []);
    if (row) rows.push(row.text);
  }
  return { rows: arrayLiteral(rows), affectedRows: context.affectedRows };
}

/** The text of a row, and the texts of the key columns that other rows take over. */
interface InsertedRow {
  readonly text: string;
  readonly keys: ReadonlyMap<Column, string | null>;
}

async function insertTree(
  context: Context,
  node: NestedInsertNode,
  given: ReadonlyMap<Column, Operand>,
  wanted: readonly Column[],
): Promise<InsertedRow | undefined> {
  const determined = new Map(given);
  for (const { relationship, rows } of node.before) {
    for (const child of rows) {
      const row = await insertTree(context, child, new Map(), keyColumns(relationship.mapping, 'remote'));
      if (!row) throw affectsNone(`object relation "${relationship.name}"`, child, node.path);
      for (const [column, value] of keyValues(relationship.mapping, row, 'remote')) determined.set(column, value);
    }
  }
  const needed = node.after.flatMap(({ relationship }) => keyColumns(relationship.mapping, 'local'));
  const row = await insertRow(context, node, determined, [...new Set([...wanted, ...needed])]);
  if (!row && node.after.length > 0) throw affectsNone('array relations', node, node.path);
  if (row) for (const relation of node.after) await insertAfter(context, relation, row);
  return row;
}

async function insertAfter(
  context: Context,
  { relationship, rows }: NestedRelation,
  parent: InsertedRow,
): Promise<void> {
  const determined = keyValues(relationship.mapping, parent, 'local');
  for (const child of rows) await insertTree(context, child, determined, []);
}

async function insertRow(
  context: Context,
  { row, path }: NestedInsertNode,
  determined: ReadonlyMap<Column, Operand>,
  keys: readonly Column[],
): Promise<InsertedRow | undefined> {
  const values = new Map([...(row.rows[0] ?? []), ...determined]);
  const statement = keyedRowStatement({ ...row, rows: [values] }, keys, context.options);
  const [answer] = await context.runner.run(statement, bind(statement, context.bindings), path);
  requireCheckPassed(answer?.[0], path);
  const text = answer?.[1];
  if (typeof text !== 'string') return undefined;
  context.affectedRows += 1;
  const texts = JSON.parse(answer?.[2] ?? '[]') as (string | null)[];
  return { text, keys: new Map(keys.map((column, index) => [column, texts[index] ?? null])) };
}

function keyColumns(mapping: ColumnMapping, side: 'local' | 'remote'): Column[] {
  return mapping.map((pair) => pair[side]);
}

/** Key columns of the other side with this row's values. */
function keyValues(mapping: ColumnMapping, row: InsertedRow, side: 'local' | 'remote'): Map<Column, Operand> {
  return new Map(
    mapping.map((pair) => {
      const own = pair[side];
      const other = side === 'local' ? pair.remote : pair.local;
      const value = row.keys.get(own) ?? null;
      return [other, { kind: 'parameter', type: other.type, source: { kind: 'constant', value } }];
    }),
  );
}

function affectsNone(what: string, { row }: NestedInsertNode, path: string): EngineError {
  const message = `cannot proceed to insert ${what} since insert to table "${row.table.name}" affects zero rows`;
  return new EngineError('not-supported', message, path);
}

/** Throws when a row did not pass the permission's check; the transaction is rolled back by that. */
export function requireCheckPassed(ok: string | null | undefined, path: string): void {
  if (ok !== 't') {
    throw new EngineError('permission-error', 'check constraint of an insert/update permission has failed', path);
  }
}
