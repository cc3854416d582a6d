import type { PgType } from '../catalog/types';
import { isJsonObject, type Json } from '../json';
import type { NameReference } from '../metadata/types';
import { allOf, type BoolExp, type ComparisonOperator, type Subject } from './boolExp';
import { columnOf, findColumn, tableOf } from './lookup';
import { arrayOf, jsonbType, textType, textArrayType } from './pgTypes';
import { staticOperand } from './staticOperand';
import type { Column, Table } from './table';

interface Context {
  readonly tables: ReadonlyMap<string, Table>;
  /** The table the permission belongs to, which `["$", "column"]` refers to. */
  readonly root: Table;
}

const columnOperators: Readonly<Record<string, ComparisonOperator>> = {
  _ceq: '_eq',
  _cne: '_neq',
  _cneq: '_neq',
  _cgt: '_gt',
  _clt: '_lt',
  _cgte: '_gte',
  _clte: '_lte',
};

/** Parses a permission's boolean expression, legacy `$` spellings included. Throws on unknown columns and operators. */
export function parsePermissionFilter(
  tables: ReadonlyMap<string, Table>,
  table: Table,
  filter: Json | undefined,
): BoolExp {
  const parsed = parseObject({ tables, root: table }, table, filter ?? {});
  return mentionsRoot(filter ?? {}) ? { kind: 'rooted', of: parsed } : parsed;
}

/** Whether a column is compared with `["$", "column"]`. */
function mentionsRoot(filter: Json): boolean {
  if (typeof filter !== 'object' || filter === null) return false;
  return (Array.isArray(filter) && filter[0] === '$') || Object.values(filter).some(mentionsRoot);
}

function parseObject(context: Context, table: Table, filter: Json): BoolExp {
  if (!isJsonObject(filter)) throw new Error('expected an object for a boolean expression');
  return allOf(...Object.entries(filter).map(([key, value]) => parseEntry(context, table, key, value)));
}

function parseEntry(context: Context, table: Table, rawKey: string, value: Json): BoolExp {
  const key = rawKey.replace(/^\$/, '_');
  if (key === '_and' || key === '_or') {
    const of = (Array.isArray(value) ? value : [value]).map((item) => parseObject(context, table, item));
    return key === '_and' ? allOf(...of) : { kind: 'or', of };
  }
  if (key === '_not') return { kind: 'not', of: parseObject(context, table, value) };
  if (key === '_exists') return parseExists(context, value);
  const column = findColumn(table, key);
  if (column) return parseColumn(context, table, { kind: 'column', column, visibleIf: undefined }, column, value);
  const relationship = table.relationships.get(key);
  if (relationship) return { kind: 'related', relationship, where: parseObject(context, relationship.target, value) };
  const field = table.computedFields.get(key);
  if (field && 'table' in field.returns) {
    return { kind: 'computedRows', field, where: parseObject(context, field.returns.table, value) };
  }
  if (field) return parseComputed(context, table, { kind: 'computed', field, visibleIf: undefined }, value);
  throw new Error(`column "${key}" does not exist in table "${table.name}"`);
}

function parseExists(context: Context, value: Json): BoolExp {
  const body = isJsonObject(value) ? value : {};
  const table = tableOf(context.tables, (body._table ?? body.$table) as NameReference);
  return { kind: 'exists', table, where: parseObject(context, table, body._where ?? body.$where ?? {}) };
}

function parseComputed(context: Context, table: Table, subject: Subject & { kind: 'computed' }, value: Json): BoolExp {
  const { returns } = subject.field;
  if ('table' in returns) throw new Error(`computed field "${subject.field.name}" returns rows and cannot be compared`);
  const column: Column = {
    name: subject.field.name,
    graphqlName: subject.field.name,
    type: returns.type,
    nullable: true,
    hasDefault: false,
    insertable: false,
    updatable: false,
  };
  return parseColumn(context, table, subject, column, value);
}

function parseColumn(context: Context, table: Table, subject: Subject, column: Column, value: Json): BoolExp {
  if (column.type.name === 'json') throw new Error('JSON column can not be part of boolean expression');
  if (!isJsonObject(value)) return equality(subject, column, value);
  return allOf(
    ...Object.entries(value).map(([operator, operand]) =>
      parseOperator(context, table, subject, column, operator.replace(/^\$/, '_'), operand),
    ),
  );
}

function equality(subject: Subject, column: Column, value: Json): BoolExp {
  return { kind: 'compare', subject, operator: '_eq', value: staticOperand(column.type, value), nullSafe: true };
}

function parseOperator(
  context: Context,
  table: Table,
  subject: Subject,
  column: Column,
  name: string,
  value: Json,
): BoolExp {
  if (name === '_is_null' || name === '_isnull') {
    return { kind: 'isNull', subject, value: value === true || value === 'true' };
  }
  if (name === '_cast' && isJsonObject(value) && subject.kind === 'column') {
    return parseColumn(
      context,
      table,
      { ...subject, castTo: textType },
      { ...column, type: textType },
      value.String ?? {},
    );
  }
  const columnOperator = columnOperators[name];
  if (columnOperator) return compareColumns(context, table, subject, columnOperator, value);
  const operator = (name === '_ne' ? '_neq' : name) as ComparisonOperator;
  const type = operandType(operator, column.type);
  const nullSafe = column.nullable && (operator === '_eq' || operator === '_neq');
  return { kind: 'compare', subject, operator, value: staticOperand(type, value), nullSafe };
}

function compareColumns(
  context: Context,
  table: Table,
  subject: Subject,
  operator: ComparisonOperator,
  value: Json,
): BoolExp {
  const path = Array.isArray(value) ? value : [value];
  const root = path.length === 2 && path[0] === '$';
  const column = columnOf(root ? context.root : table, String(path[path.length - 1]));
  return { kind: 'compare', subject, operator, value: { kind: 'column', column, root }, nullSafe: false };
}

/** The type a permission's value is cast to. */
function operandType(operator: ComparisonOperator, type: PgType): PgType {
  switch (operator) {
    case '_in':
    case '_nin':
      return arrayOf(type);
    case '_has_key':
      return textType;
    case '_has_keys_any':
    case '_has_keys_all':
      return textArrayType;
    case '_contains':
    case '_contained_in':
      return type.category === 'array' ? type : jsonbType;
    default:
      return type;
  }
}
