import { isInputObjectType, isObjectType } from 'graphql';
import { EngineError } from '../errors';
import type { Table } from '../model/table';
import { nearest } from '../nearest';
import { meaningOf, type FieldMeaning, type TableOperation } from '../schema/meaning';
import type { RoleSchema } from '../schema/roleSchema';
import { adminRole, type Session } from '../session';
import type { Generation } from './generation';

/** An error with a sentence for developers in `internal.hint`; any other error stays as it is. */
export function withHint(error: EngineError, hint: string): EngineError {
  const { code, message, path, detail } = error;
  const internal = typeof detail.internal === 'object' ? detail.internal : {};
  return new EngineError(code, message, path, { ...detail, internal: { ...internal, hint } });
}

/** Adds to the error of an unknown field whether it is not permitted, not tracked, or does not exist. */
export function withFieldHint(generation: Generation, session: Session, error: unknown): unknown {
  if (!(error instanceof EngineError) || !error.detail.missing) return error;
  const { field, type } = error.detail.missing;
  const hint =
    notPermitted(generation, session, type, field) ??
    notExposed(generation, type, field) ??
    unknown(generation.schema(session), type, field);
  return withHint(error, hint);
}

/** Admin has every field that there is. */
function notPermitted({ schema }: Generation, { role }: Session, type: string, name: string): string | undefined {
  const all = schema({ role: adminRole }).graphql().getType(type);
  const output = isObjectType(all) ? all.getFields()[name] : undefined;
  const input = isInputObjectType(all) ? all.getFields()[name] : undefined;
  if (role === adminRole || !(output ?? input)) return undefined;
  const needed = output ? neededFor(meaningOf(output)) : columnHint;
  return `"${name}" of "${type}" exists, and the role "${role}" may not use it: it lacks ${needed}`;
}

const columnHint = 'the column, or what it leads to, in its permission';

function neededFor(meaning: FieldMeaning): string {
  switch (meaning.kind) {
    case 'table':
      return `${permissions[meaning.operation]} on the table "${meaning.table.name}"`;
    case 'column':
      return `the column "${meaning.column.name}" in its select permission`;
    case 'computed':
      return `the computed field "${meaning.field.name}" in its select permission`;
    case 'relationship':
      return `a select permission${meaning.aggregate ? ' with aggregations' : ''} on the table "${meaning.relationship.target.name}"`;
    case 'function':
      return `a select permission on the table "${meaning.fn.returns.name}", or a permission for the function`;
    case 'action':
      return `a permission for the action "${meaning.action.name}"`;
    default:
      return columnHint;
  }
}

const permissions: Readonly<Record<TableOperation, string>> = {
  select: 'a select permission with this root field',
  selectByPk: 'a select permission with this root field and the columns of the primary key',
  selectAggregate: 'a select permission with aggregations',
  selectStream: 'a select permission with this root field',
  insert: 'an insert permission',
  insertOne: 'an insert and a select permission',
  update: 'an update permission',
  updateByPk: 'an update permission, and a select permission with the columns of the primary key,',
  updateMany: 'an update permission',
  delete: 'a delete permission',
  deleteByPk: 'a delete permission, and a select permission with the columns of the primary key,',
};

/** What the database has and the metadata does not show under this name. */
function notExposed({ catalog, model }: Generation, type: string, name: string): string | undefined {
  if (/_root$/.test(type)) {
    const what = catalog.tables.has(name) ? 'table' : catalog.functions.has(name) ? 'function' : undefined;
    const isTracked = model.tables.has(name) || model.functions.some(({ call }) => call.name === name);
    return what && !isTracked ? `the ${what} "${name}" exists in the database and is not tracked` : undefined;
  }
  const table = [...model.tables.values()].find((candidate) => typeOf(candidate) === type);
  const column = table?.columns.find((candidate) => candidate.name === name);
  return table && column && `the column "${name}" of "${table.name}" goes by the name "${column.graphqlName}"`;
}

function typeOf({ naming, stem }: Table): string {
  return naming.type(stem);
}

function unknown(schema: RoleSchema, type: string, name: string): string {
  const found = schema.graphql().getType(type);
  const fields = isObjectType(found) || isInputObjectType(found) ? Object.keys(found.getFields()) : [];
  const near = nearest(name, fields);
  return `"${type}" has no field "${name}" for any role${near ? `; did you mean "${near}"?` : ''}`;
}
