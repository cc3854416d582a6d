import { inSource, type InconsistencyList } from '../metadata/inconsistency';
import type { Model } from '../model/model';
import type { RootFieldName, Table } from '../model/table';
import { rootFieldName } from './rootFieldNames';
import { typeName } from './typeRegistry';

const reads: readonly RootFieldName[] = ['select', 'select_by_pk', 'select_aggregate'];
const writes: readonly RootFieldName[] = [
  'insert',
  'insert_one',
  'update',
  'update_by_pk',
  'update_many',
  'delete',
  'delete_by_pk',
];

/** What the names of the types made for a table end in, besides the table's own type. */
const typeEndings = [
  'aggregate',
  'aggregate_fields',
  'bool_exp',
  'constraint',
  'inc_input',
  'insert_input',
  'mutation_response',
  'on_conflict',
  'order_by',
  'pk_columns_input',
  'select_column',
  'set_input',
  'update_column',
  'updates',
];

/** Adds an inconsistency for each root field or type whose name is taken already. */
export function reportConflicts(model: Model, source: string, problems: InconsistencyList): void {
  reportRootFields(model, source, 'query', reads, problems);
  reportRootFields(model, source, 'mutation', writes, problems);
  const made = new Map([...model.tables.values()].flatMap((table) => typeNames(table).map((name) => [name, table])));
  const { scalars = [], enums = [], input_objects: inputs = [], objects = [] } = model.customTypes;
  for (const type of [...scalars, ...enums, ...inputs, ...objects]) {
    const table = made.get(type.name);
    if (table) problems.add('custom_types', type.name, `the table "${table.name}" has a type "${type.name}"`, type);
  }
}

function typeNames(table: Table): string[] {
  return [typeName(table), ...typeEndings.map((ending) => typeName(table, ending))];
}

function reportRootFields(
  model: Model,
  source: string,
  root: 'query' | 'mutation',
  fields: readonly RootFieldName[],
  problems: InconsistencyList,
): void {
  const owners = new Map<string, string>();
  const claim = (type: string, owner: string, names: readonly string[]): void => {
    for (const name of names) {
      const other = owners.get(name);
      const owned = type === 'action' ? owner : inSource(owner, source);
      if (other) problems.add(type, owned, `${other} has the ${root} field "${name}" already`, undefined);
      owners.set(name, other ?? `${type} "${owner}"`);
    }
  };
  for (const table of model.tables.values()) {
    claim(
      'table',
      table.name,
      fields.map((field) => inNamespace(table, rootFieldName(table, field).name)),
    );
  }
  for (const fn of model.functions.filter(({ exposedAs }) => exposedAs === root)) {
    claim(
      'function',
      fn.call.name,
      [fn.graphqlName, ...(root === 'query' ? [fn.aggregateName] : [])].map((name) => inNamespace(fn.returns, name)),
    );
  }
  for (const action of model.actions.filter(({ metadata }) => (metadata.type ?? 'mutation') === root)) {
    claim('action', action.name, [action.name]);
  }
}

/** A root field's name with its namespace: fields of different namespaces don't conflict. */
function inNamespace({ naming }: Table, name: string): string {
  return naming.namespace === undefined ? name : `${naming.namespace}.${name}`;
}
