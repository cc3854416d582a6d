import type { CatalogFunction, PgType } from '../catalog/types';
import { nameKey, qualified } from '../metadata/names';
import type { ComputedFieldMetadata, FunctionMetadata, NameReference } from '../metadata/types';
import { tableOf } from './lookup';
import type { Naming } from './naming';
import type { TrackedFunction } from './model';
import type { ComputedField, FunctionArgument, FunctionCall, Table } from './table';

type Functions = ReadonlyMap<string, CatalogFunction[]>;
type Tables = ReadonlyMap<string, Table>;

/** A tracked function. Throws when Postgres has none, or one that cannot be tracked. */
export function buildFunction(functions: Functions, tables: Tables, metadata: FunctionMetadata): TrackedFunction {
  const fn = single(functions, metadata.function);
  if (!fn.returnsTable) throw new Error(`the function "${fn.name}" does not return rows of a table`);
  if (fn.variadic) throw new Error(`the function "${fn.name}" is variadic`);
  const configuration = metadata.configuration ?? {};
  const returns = tableOf(tables, fn.returnsTable);
  return {
    call: toCall(fn, configuration.session_argument ?? undefined),
    ...functionNames(fn, configuration, returns.naming),
    exposedAs: configuration.exposed_as ?? (fn.volatile ? 'mutation' : 'query'),
    returns,
    returnsSet: fn.returnsSet,
    roles: new Set((metadata.permissions ?? []).map(({ role }) => role)),
    comment: metadata.comment ?? fn.comment,
  };
}

function functionNames(
  fn: CatalogFunction,
  configuration: NonNullable<FunctionMetadata['configuration']>,
  naming: Naming,
): Pick<TrackedFunction, 'graphqlName' | 'aggregateName' | 'argumentsTypeName'> {
  const { custom_name: custom, custom_root_fields: roots } = configuration;
  const own = nameKey(fn).replace('.', '_');
  const aggregate = custom ? `${custom}_aggregate` : naming.field(`${own}_aggregate`);
  return {
    graphqlName: naming.rootField(roots?.function ?? custom ?? naming.field(own)),
    aggregateName: naming.rootField(roots?.function_aggregate ?? aggregate),
    argumentsTypeName: naming.type({ text: naming.field(`${custom ?? own}_args`), given: true }),
  };
}

/** A computed field of a table. Throws when its function does not take the table's row. */
export function buildComputedField(
  functions: Functions,
  tables: Tables,
  table: Table,
  metadata: ComputedFieldMetadata,
): ComputedField {
  const { definition } = metadata;
  const fn = single(functions, definition.function);
  const call = toCall(fn, definition.session_argument ?? undefined);
  const tableArgument = definition.table_argument
    ? call.arguments.findIndex((argument) => argument.name === definition.table_argument)
    : 0;
  if (!isRowOf(call.arguments[tableArgument]?.type, table)) {
    throw new Error(`the function "${fn.name}" does not take a row of "${table.name}"`);
  }
  const returns = fn.returnsTable ? { table: tableOf(tables, fn.returnsTable) } : { type: fn.returnType };
  return { name: metadata.name, fn: call, tableArgument, returns, comment: metadata.comment ?? fn.comment };
}

function isRowOf(type: PgType | undefined, table: Table): boolean {
  return type?.category === 'composite' && type.name === table.name;
}

function single(functions: Functions, reference: NameReference): CatalogFunction {
  const key = nameKey(qualified(reference));
  const found = functions.get(key) ?? [];
  const [fn] = found;
  if (!fn) throw new Error(`no such function exists: "${key}"`);
  if (found.length > 1) throw new Error(`function "${key}" is overloaded, which is not supported`);
  return fn;
}

/** An array is passed as one scalar such as `_int4`, in Postgres' own notation: `"{1,2}"`. */
function argumentType({ name, sqlName, category, element }: PgType): PgType {
  return element ? { name, sqlName, category: 'scalar' } : { name, sqlName, category };
}

function toCall(fn: CatalogFunction, sessionArgument: string | undefined): FunctionCall {
  const args: FunctionArgument[] = fn.arguments.map((argument, index) => ({
    name: argument.name ?? `arg_${index + 1}`,
    named: argument.name !== undefined,
    type: argumentType(argument.type),
    hasDefault: argument.hasDefault,
  }));
  const session = sessionArgument === undefined ? -1 : args.findIndex(({ name }) => name === sessionArgument);
  if (sessionArgument !== undefined && session < 0) {
    throw new Error(`the function "${fn.name}" has no argument "${sessionArgument}"`);
  }
  return { schema: fn.schema, name: fn.name, arguments: args, sessionArgument: session < 0 ? undefined : session };
}
