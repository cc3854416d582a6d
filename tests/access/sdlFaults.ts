import { isEnumType } from 'graphql';
import type { RoleOperations } from './operations';
import { columnsOf, type Policy } from './policy';
import type { Columns } from './policyFaults';

/**
 * Where a role's schema shows a column, a comparison, an order, a count or an input that the policy does not give, or lacks one:
 * what a client can ask, whatever the metadata's words are.
 */
export function sdlFaults(
  policy: Policy,
  operations: RoleOperations,
  role: string,
  table: string,
  columns: Columns,
): string[] {
  const { read, write } = { read: policy.tables[table]?.read?.[role], write: policy.tables[table]?.write?.[role] };
  const readable = read ? columnsOf(policy, table, read, columns.get(table) ?? []) : [];
  const counts = operations.schema.getType(`${table}_aggregate`) !== undefined;
  return [
    ...Object.entries(namesShown(operations, table)).flatMap(([how, names]) =>
      unlike(`${role} ${how} ${table}`, names, readable),
    ),
    ...Object.entries(namesTaken(operations, table)).flatMap(([how, names]) =>
      unlike(`${role} ${how} ${table}`, names, how === 'sets' ? (write?.columns ?? []) : []),
    ),
    ...(counts === (read?.aggregates ?? false) ? [] : [`${role} counts ${table}: ${counts}`]),
  ];
}

type Names = Readonly<Record<string, readonly string[]>>;

/** The columns that a role can name to learn something, way by way. */
function namesShown(operations: RoleOperations, table: string): Names {
  const { inputFields, schema } = operations;
  const isThere = operations.tables.includes(table);
  const links = isThere ? operations.relationships(table).flatMap(({ name }) => [name, `${name}_aggregate`]) : [];
  const plain = (names: readonly string[]) =>
    names.filter((name) => !links.includes(name) && !/^_(and|or|not)$/.test(name));
  const selectColumns = schema.getType(`${table}_select_column`);
  return {
    reads: isThere ? operations.scalarsOf(table) : [],
    compares: plain(inputFields(`${table}_bool_exp`)),
    orders: plain(inputFields(`${table}_order_by`)),
    names: isEnumType(selectColumns) ? selectColumns.getValues().map(({ name }) => name) : [],
  };
}

/** The columns that a role can give values for. */
function namesTaken({ inputFields }: RoleOperations, table: string): Names {
  return {
    sets: inputFields(`${table}_set_input`),
    increments: inputFields(`${table}_inc_input`),
    inserts: inputFields(`${table}_insert_input`),
  };
}

function unlike(what: string, shown: readonly string[], wanted: readonly string[]): string[] {
  const extra = shown.filter((name) => !wanted.includes(name));
  const missing = wanted.filter((name) => !shown.includes(name));
  return extra.length + missing.length === 0 ? [] : [`${what}: too many ${extra}; missing ${missing}`];
}
