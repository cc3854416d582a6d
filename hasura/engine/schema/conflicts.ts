import { type InconsistencyList } from '../metadata/inconsistency';
import { type Model, type RootFieldName, type Table } from '../model/types';
import { rootFieldName } from './rootFieldNames';
import { typeName } from './typeName';

const READS: readonly RootFieldName[] = ['select', 'select_by_pk', 'select_aggregate'];
const WRITES: readonly RootFieldName[] = [
  'insert',
  'insert_one',
  'update',
  'update_by_pk',
  'update_many',
  'delete',
  'delete_by_pk',
];

/** What the names of the types made for a table end in, besides the table's own type. */
const TYPE_ENDINGS = [
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

/** Lists root fields and types of which there would be two of one name, which no schema can have. */
export function reportConflicts(model: Model, problems: InconsistencyList): void {
  reportRootFields(model, 'query', READS, problems);
  reportRootFields(model, 'mutation', WRITES, problems);
  const made = new Map([...model.tables.values()].flatMap((table) => typeNames(table).map((name) => [name, table])));
  const { scalars = [], enums = [], input_objects: inputs = [], objects = [] } = model.customTypes;
  for (const type of [...scalars, ...enums, ...inputs, ...objects]) {
    const table = made.get(type.name);
    if (table) problems.add('custom_types', type.name, `the table "${table.name}" has a type "${type.name}"`, type);
  }
}

function typeNames(table: Table): string[] {
  return [typeName(table), ...TYPE_ENDINGS.map((ending) => typeName(table, ending))];
}

function reportRootFields(
  model: Model,
  root: 'query' | 'mutation',
  fields: readonly RootFieldName[],
  problems: InconsistencyList,
): void {
  const owners = new Map<string, string>();
  const claim = (type: string, owner: string, names: readonly string[]): void => {
    for (const name of names) {
      const other = owners.get(name);
      if (other) problems.add(type, owner, `${other} has the ${root} field "${name}" already`, undefined);
      owners.set(name, other ?? `${type} "${owner}"`);
    }
  };
  for (const table of model.tables.values())
    claim(
      'table',
      table.name,
      fields.map((field) => inNamespace(table, rootFieldName(table, field).name)),
    );
  for (const fn of model.functions.filter(({ exposedAs }) => exposedAs === root))
    claim(
      'function',
      fn.call.name,
      [fn.graphqlName, ...(fn.returnsSet ? [fn.aggregateName] : [])].map((name) => inNamespace(fn.returns, name)),
    );
  for (const action of model.actions.filter(({ metadata }) => (metadata.type ?? 'mutation') === root))
    claim('action', action.name, [action.name]);
}

/** Fields of different namespaces do not meet. */
function inNamespace({ naming }: Table, name: string): string {
  return naming.namespace === undefined ? name : `${naming.namespace}.${name}`;
}
