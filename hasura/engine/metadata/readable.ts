import { isJsonObject } from '../json';
import type { InconsistencyList } from './inconsistency';
import type { Metadata } from './types';

/** What an object of the metadata must have before anything may look into it, and the lists of objects inside it. */
interface Shape {
  /** The type under which it is listed. */
  readonly type: string;
  readonly has: Readonly<Record<string, Check>>;
  readonly lists?: Readonly<Record<string, Shape>>;
  /** Objects that it may have, by key, each of which may have lists in turn. */
  readonly parts?: Readonly<Record<string, Omit<Shape, 'type'>>>;
}

type Check = 'text' | 'name' | 'object' | 'list' | 'object or nothing';

const checks: Readonly<Record<Check, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  name: (value) => typeof value === 'string' || (isJsonObject(value) && typeof value.name === 'string'),
  object: (value) => isJsonObject(value),
  list: (value) => Array.isArray(value),
  'object or nothing': (value) => value === undefined || value === null || isJsonObject(value),
};

const named = (type: string, has: Shape['has'] = {}): Shape => ({ type, has: { name: 'text', ...has } });
const permission = (type: string): Shape => ({ type, has: { role: 'text', permission: 'object' } });
const typed: Shape = { type: 'custom_types', has: { name: 'text', type: 'text' } };
const role: Shape = { type: 'permission', has: { role: 'text' } };

const table: Shape = {
  type: 'table',
  has: { table: 'name', configuration: 'object or nothing' },
  lists: {
    object_relationships: named('object_relation', { using: 'object' }),
    array_relationships: named('array_relation', { using: 'object' }),
    computed_fields: named('computed_field', { definition: 'object' }),
    select_permissions: permission('select_permission'),
    insert_permissions: permission('insert_permission'),
    update_permissions: permission('update_permission'),
    delete_permissions: permission('delete_permission'),
    event_triggers: named('event_trigger'),
    remote_relationships: named('remote_relationship'),
  },
};

const source: Shape = {
  type: 'source',
  has: { name: 'text', configuration: 'object or nothing', customization: 'object or nothing' },
  lists: {
    tables: table,
    functions: {
      type: 'function',
      has: { function: 'name', configuration: 'object or nothing' },
      lists: { permissions: role },
    },
    native_queries: { type: 'native_query', has: {} },
    logical_models: named('logical_model'),
    stored_procedures: { type: 'stored_procedure', has: {} },
  },
};

const metadataLists: Readonly<Record<string, Shape>> = {
  sources: source,
  actions: {
    ...named('action', { definition: 'object' }),
    lists: { permissions: role },
    parts: { definition: { has: {}, lists: { arguments: typed, headers: named('header') } } },
  },
  query_collections: {
    ...named('query_collection', { definition: 'object' }),
    parts: { definition: { has: {}, lists: { queries: named('query', { query: 'text' }) } } },
  },
  allowlist: { type: 'allowlist', has: { collection: 'text', scope: 'object or nothing' } },
  inherited_roles: { type: 'inherited_role', has: { role_name: 'text', role_set: 'list' } },
  rest_endpoints: named('endpoint', { url: 'text', methods: 'list', definition: 'object' }),
  remote_schemas: named('remote_schema'),
  cron_triggers: named('cron_trigger'),
};

const customTypeLists: Readonly<Record<string, Shape>> = {
  scalars: named('custom_types'),
  enums: { ...named('custom_types'), lists: { values: { type: 'custom_types', has: { value: 'text' } } } },
  input_objects: { ...named('custom_types', { fields: 'list' }), lists: { fields: typed } },
  objects: {
    ...named('custom_types', { fields: 'list' }),
    lists: {
      fields: typed,
      relationships: named('custom_types', { remote_table: 'name', field_mapping: 'object' }),
    },
  },
};

const metadataShape: Omit<Shape, 'type'> = {
  has: {},
  lists: metadataLists,
  parts: { custom_types: { has: {}, lists: customTypeLists } },
};

/**
 * The metadata without the objects that lack what makes them readable, such as a table without a name; those go on `problems`. What else
 * may be wrong with an object shows when it is resolved.
 */
export function readableMetadata(written: Metadata, problems: InconsistencyList): Metadata {
  const { sources = [], ...rest } = readable(written, metadataShape, problems);
  return { ...rest, version: 3, sources: sources as Metadata['sources'] };
}

type Written = Readonly<Record<string, unknown>>;

function readable(
  object: Written,
  { lists = {}, parts = {} }: Omit<Shape, 'type'>,
  problems: InconsistencyList,
): Written {
  const entries = Object.entries(object).map(([key, value]) => {
    const shape = lists[key];
    const part = parts[key];
    if (shape) return [key, readableList(key, value, shape, problems)];
    return [key, part ? readablePart(key, value, part, problems) : value];
  });
  return Object.fromEntries(entries) as Written;
}

function readablePart(key: string, value: unknown, part: Omit<Shape, 'type'>, problems: InconsistencyList): unknown {
  if (value === null || value === undefined) return undefined;
  if (isJsonObject(value)) return readable(value as Written, part, problems);
  problems.add(key, key, `"${key}" is not an object`, value);
  return undefined;
}

function readableList(key: string, list: unknown, shape: Shape, problems: InconsistencyList): unknown {
  if (list === null || list === undefined) return undefined;
  if (!Array.isArray(list)) {
    problems.add(shape.type, key, `"${key}" is not a list`, list);
    return undefined;
  }
  return list.flatMap((item: unknown, index) => {
    const fault = faultOf(item, shape);
    if (fault === undefined) return [readable(item as Written, shape, problems)];
    problems.add(shape.type, `${key}[${index}]`, fault, item);
    return [];
  });
}

function faultOf(item: unknown, { has }: Shape): string | undefined {
  if (!isJsonObject(item)) return 'it is not an object';
  const wrong = Object.entries(has).find(([key, check]) => !checks[check]((item as Written)[key]));
  return wrong && `its "${wrong[0]}" is not readable: ${wrong[1]} is expected`;
}
