import { invariant, validationFailed } from '../errors';
import { allOf, always, type Operand } from '../model/boolExp';
import type { Column, Relationship, Table } from '../model/table';
import { required } from './arguments';
import { storedOperand } from './columnValue';
import type { PlanContext } from './context';
import { enumValue, isNull, listItems, objectFields, type Input, meaningIn } from './input';
import type { InsertNode, MutationStep, NestedInsertNode, NestedRelation, OnConflictNode } from './nodes';
import { columnByGraphqlName, planWhere } from './where';
import type { MutationRequest } from './update';

/** `insert_T` and `insert_T_one`: one statement, or a tree of them when relationships are inserted along. */
export function planInsert(context: PlanContext, { args, table, output, operation }: MutationRequest): MutationStep {
  const one = operation === 'insertOne';
  const argument = required(args, one ? 'object' : 'objects');
  const inputs = one ? [argument] : listItems(argument);
  const path = argument.at;
  if (inputs.length === 0) return { kind: 'nothing', table, output };
  const onConflict = planOnConflict(context, table, args.get('on_conflict'));
  const rows = inputs.map((input) => planRow(context, table, input, onConflict, path));
  const isNested = rows.some(({ before, after }) => before.length + after.length > 0);
  if (isNested) return { kind: 'nested', table, rows, output, path };
  const merged = { ...insertNode(context, table, onConflict), rows: rows.flatMap(({ row }) => row.rows) };
  return { kind: 'change', change: merged, output, path };
}

function insertNode(context: PlanContext, table: Table, onConflict: OnConflictNode | undefined): InsertNode {
  const permission = context.view.permissions(table).insert;
  invariant(permission, `role ${context.view.role} may insert into ${table.name}`);
  return { kind: 'insert', table, permission, rows: [], onConflict };
}

function planRow(
  context: PlanContext,
  table: Table,
  input: Input,
  onConflict: OnConflictNode | undefined,
  path: string,
): NestedInsertNode {
  const values = new Map<Column, Operand>();
  const before: NestedRelation[] = [];
  const after: NestedRelation[] = [];
  const relationPaths = new Map<NestedRelation, string>();
  for (const [name, value] of objectFields(input)) {
    const meaning = meaningIn(input, name);
    if (meaning.kind === 'column') values.set(meaning.column, storedOperand(value, meaning.column));
    else if (meaning.kind === 'relationship' && !isNull(value)) {
      const relation = planRelation(context, meaning.relationship, value);
      if (meaning.relationship.insertedFirst) relationPaths.set(relation, value.at);
      (meaning.relationship.insertedFirst ? before : after).push(relation);
    }
  }
  const row = { ...insertNode(context, table, onConflict), rows: [values] };
  for (const [relation, at] of relationPaths) checkDetermined(row, relation, at);
  return { row, before, after, path };
}

function planRelation(context: PlanContext, relationship: Relationship, input: Input): NestedRelation {
  const parts = objectFields(input);
  const data = required(parts, 'data');
  const onConflict = planOnConflict(context, relationship.target, parts.get('on_conflict'));
  const inputs = relatedInputs(relationship, data);
  const rows = inputs.map((item) => planRow(context, relationship.target, item, onConflict, data.at));
  if (!relationship.insertedFirst) {
    rows.forEach(({ row }, index) => checkParentColumns(relationship, row, inputs[index]?.at ?? data.at));
  }
  return { relationship, rows };
}

/** The rows in the `data` of a relationship. */
export function relatedInputs({ kind }: Relationship, data: Input): Input[] {
  return kind === 'object' ? [data] : listItems(data);
}

function checkDetermined(row: InsertNode, { relationship }: NestedRelation, path: string): void {
  for (const { local } of relationship.mapping) {
    if (row.rows[0]?.has(local)) {
      const columns = `"${local.graphqlName}" column values are already determined`;
      throw validationFailed(path, `cannot insert object relationship "${relationship.name}" as ${columns}`);
    }
  }
}

function checkParentColumns(relationship: Relationship, row: InsertNode, path: string): void {
  for (const { remote } of relationship.mapping) {
    if (row.rows[0]?.has(remote)) {
      const reason = 'as their values are already being determined by parent insert';
      throw validationFailed(path, `cannot insert "${remote.graphqlName}" columns ${reason}`);
    }
  }
}

function planOnConflict(context: PlanContext, table: Table, input: Input | undefined): OnConflictNode | undefined {
  if (!input || isNull(input)) return undefined;
  const parts = objectFields(input);
  const permission = context.view.permissions(table).update;
  const columns = parts.get('update_columns');
  const where = parts.get('where');
  const updateColumns = columns
    ? listItems(columns).map((item) => {
        const name = enumValue(item);
        if (name === '_PLACEHOLDER') throw validationFailed(input.at, 'erroneous column name');
        return columnByGraphqlName(table, name);
      })
    : [];
  return {
    constraint: enumValue(required(parts, 'constraint')),
    updateColumns,
    presets: permission?.presets ?? [],
    where: allOf(permission?.filter ?? always, where && !isNull(where) ? planWhere(context, where) : always),
    updateCheck: permission?.check,
  };
}
