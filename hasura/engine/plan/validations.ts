import type { ChangePermission } from '../model/permissions';
import type { Relationship, Table } from '../model/table';
import { required } from './arguments';
import type { PlanContext } from './context';
import { isNull, listItems, objectFields, writtenJson, writtenNode, type Input, meaningIn } from './input';
import { relatedInputs } from './insert';
import type { JsonReader, ValidationNode } from './nodes';
import type { MutationRequest } from './update';

/**
 * The handlers that are asked before a mutation (`validate_input`), with the input that each gets: the rows that go into its table, or
 * the arguments of the update or deletion as they were written.
 */
export function planValidations(context: PlanContext, request: MutationRequest): ValidationNode[] {
  const { operation, table, args } = request;
  const { update, delete: deletion } = context.view.permissions(table);
  switch (operation) {
    case 'insert':
      return insertValidations(context, table, listItems(required(args, 'objects')));
    case 'insertOne':
      return insertValidations(context, table, [required(args, 'object')]);
    case 'update':
    case 'updateByPk':
      return validation(update, () => [writtenArguments(request)]);
    case 'updateMany':
      return validation(update, () => listItems(required(args, 'updates')).map(writtenJson));
    case 'delete':
      return validation(deletion, () => [writtenArguments(request)]);
    case 'deleteByPk':
      return validation(deletion, () => [objectReader([['pk_columns', writtenArguments(request)]])]);
    default:
      return [];
  }
}

function validation(permission: ChangePermission | undefined, input: () => JsonReader[]): ValidationNode[] {
  return permission?.validation ? [{ webhook: permission.validation, input: input() }] : [];
}

function writtenArguments({ field }: MutationRequest): JsonReader {
  return objectReader((field.node.arguments ?? []).map(({ name, value }) => [name.value, writtenNode(value)]));
}

/** One validation for each table with a handler, the outermost first; a handler gets all rows of its table, nested ones included. */
function insertValidations(context: PlanContext, table: Table, rows: readonly Input[]): ValidationNode[] {
  const byTable = new Map<Table, Input[]>();
  collectRows(byTable, table, rows);
  return [...byTable].flatMap(([target, inputs]) =>
    validation(context.view.permissions(target).insert, () => inputs.map(rowReader)),
  );
}

function collectRows(found: Map<Table, Input[]>, table: Table, rows: readonly Input[]): void {
  const known = found.get(table) ?? [];
  known.push(...rows);
  found.set(table, known);
  for (const { relationship, data } of rows.flatMap(relatedData)) {
    collectRows(found, relationship.target, relatedInputs(relationship, data));
  }
}

interface RelatedData {
  readonly relationship: Relationship;
  readonly data: Input;
}

function relatedData(row: Input): RelatedData[] {
  return [...objectFields(row)].flatMap(([name, value]) => {
    const meaning = meaningIn(row, name);
    if (meaning.kind !== 'relationship' || isNull(value)) return [];
    return [{ relationship: meaning.relationship, data: required(objectFields(value), 'data') }];
  });
}

/** A row under the names of the database; related rows stand in `data`, as in the insert. */
function rowReader(row: Input): JsonReader {
  const columns = [...objectFields(row)].flatMap(([name, value]): Member[] => {
    const meaning = meaningIn(row, name);
    return meaning.kind === 'column' ? [[meaning.column.name, writtenJson(value)]] : [];
  });
  const related = relatedData(row).map(({ relationship, data }): Member => {
    const rows = relatedInputs(relationship, data).map(rowReader);
    const read: JsonReader = (variables) => rows.map((item) => item(variables));
    const one = rows[0];
    return [relationship.name, objectReader([['data', relationship.kind === 'object' && one ? one : read]])];
  });
  return objectReader([...columns, ...related]);
}

type Member = readonly [name: string, read: JsonReader];

function objectReader(members: readonly Member[]): JsonReader {
  return (variables) => Object.fromEntries(members.map(([name, read]) => [name, read(variables)]));
}
