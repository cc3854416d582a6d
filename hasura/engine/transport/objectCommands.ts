import { EngineError } from '../errors';
import { isJsonObject, type Json, type JsonObject } from '../json';
import { inSource } from '../metadata/inconsistency';
import { nameKey, qualified } from '../metadata/names';
import type { Metadata } from '../metadata/types';
import { withObject, withoutObjects } from '../metadata/withoutObjects';
import { changeObject, dropObjects, newInconsistency, requireSource, tryChange } from './changeMetadata';
import { success, type Handler } from './metadataHost';
import { listedName, objectKinds, refusals, type ObjectKind, type ObjectPlace, type Owner } from './objectKinds';
import { isNameReference, readTable, trackedTable } from './tableArguments';

/** The metadata after one command, and the name under which the object that it is about would be listed. */
interface Change {
  readonly metadata: Metadata;
  readonly name: string;
}

/** What a command makes of the metadata. Throws EngineError for arguments that it does not understand. */
type Exec = (metadata: Metadata, args: JsonObject) => Change;

const {
  action,
  action_permission: actionPermission,
  allowlist,
  array_relationship: arrayRelationship,
  computed_field: computedField,
  function: trackedFunction,
  function_permission: functionPermission,
  inherited_role: inheritedRole,
  object_relationship: objectRelationship,
  query_collection: queryCollection,
  rest_endpoint: restEndpoint,
} = objectKinds;
const permissionKinds = ['select', 'insert', 'update', 'delete'] as const;
const relationships = [objectRelationship, arrayRelationship];
const creatingRelationships: Readonly<Record<string, Exec>> = {
  create_object_relationship: adding(objectRelationship),
  create_array_relationship: adding(arrayRelationship),
};

/** Commands that may be part of a `bulk_atomic`, as in Hasura: those of relationships. */
const relationshipCommands: Readonly<Record<string, Exec>> = {
  ...creatingRelationships,
  drop_relationship: (metadata, args) => {
    const { object, name } = find(relationships, metadata, args, 'relationship');
    return { metadata: withoutObjects(metadata, [object]), name };
  },
};

/** Commands that add one object to the metadata or change one, without the prefix of Postgres. */
const changes: Readonly<Record<string, Exec>> = {
  ...Object.fromEntries(
    permissionKinds.map((kind) => [`create_${kind}_permission`, adding(objectKinds[`${kind}_permission`])]),
  ),
  ...creatingRelationships,
  rename_relationship: (metadata, args) => {
    const { object, name } = find(relationships, metadata, args, 'name');
    return { metadata: withObject(metadata, object, { ...object, name: textOf(args, 'new_name') }), name };
  },
  add_computed_field: adding(computedField),
  set_table_customization: settingTable('configuration'),
  set_table_is_enum: settingTable('is_enum'),
  track_function: adding(trackedFunction),
  create_function_permission: adding(functionPermission),
  create_action: adding(action),
  update_action: (metadata, args) => {
    const { object, name } = find([action], metadata, args);
    return { metadata: withObject(metadata, object, { ...object, ...membersOf(action, args) }), name };
  },
  create_action_permission: adding(actionPermission),
  set_custom_types: (metadata, args) => ({
    metadata: { ...metadata, custom_types: args as Metadata['custom_types'] },
    name: 'custom_types',
  }),
  create_query_collection: adding(queryCollection),
  add_collection_to_allowlist: adding(allowlist),
  create_rest_endpoint: adding(restEndpoint),
  add_inherited_role: adding(inheritedRole),
};

/** Commands that drop an object: its kinds, and the argument that names it where that is not the key. */
const drops: Readonly<Record<string, readonly [kinds: readonly ObjectKind[], argument?: string]>> = {
  ...Object.fromEntries(
    permissionKinds.map((kind) => [`drop_${kind}_permission`, [[objectKinds[`${kind}_permission`]]] as const]),
  ),
  drop_relationship: [relationships, 'relationship'],
  drop_computed_field: [[computedField]],
  untrack_function: [[trackedFunction]],
  drop_function_permission: [[functionPermission]],
  drop_action: [[action]],
  drop_action_permission: [[actionPermission]],
  drop_query_collection: [[queryCollection], 'collection'],
  drop_collection_from_allowlist: [[allowlist]],
  drop_rest_endpoint: [[restEndpoint]],
  drop_inherited_role: [[inheritedRole]],
};

/** The commands about single objects other than tables and sources, without the prefix of Postgres. */
export const objectCommands: Readonly<Record<string, Handler>> = {
  ...mapped(changes, (exec, command) => async (host, args) => {
    const given = command === 'track_function' ? functionArguments(args) : args;
    const { metadata, name } = exec(host.generation().metadata, objectOf(given));
    await changeObject(host, metadata, name);
    return success;
  }),
  ...mapped(drops, ([kinds, argument], command) => async (host, args) => {
    const given = objectOf(command === 'untrack_function' ? functionArguments(args) : args);
    const { object } = find(kinds, host.generation().metadata, given, argument);
    await dropObjects(host, [object], given.cascade === true);
    return success;
  }),
};

/** Runs commands about relationships as one change: all of them, or none. */
export const bulkAtomic: Handler = async (host, commands) => {
  if (!Array.isArray(commands)) throw new EngineError('parse-failed', 'expected Array', '$.args');
  const metadata = commands.reduce<Metadata>((before, command) => {
    const { type, args } = objectOf(command);
    const exec = typeof type === 'string' ? relationshipCommands[type.replace(/^pg_/, '')] : undefined;
    if (!exec) throw new EngineError('unexpected', 'Bulk atomic does not support this command');
    return exec(before, objectOf(args ?? {})).metadata;
  }, host.generation().metadata);
  const { problems } = await tryChange(host, metadata);
  if (problems.length > 0) throw newInconsistency(problems);
  return success;
};

function mapped<From, To>(
  entries: Readonly<Record<string, From>>,
  to: (from: From, name: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(entries).map(([name, from]) => [name, to(from, name)]));
}

function adding(kind: ObjectKind): Exec {
  return (metadata, args) => {
    const { owner, objects, place } = listOf(kind, metadata, args);
    const key = readKey(kind, args);
    const name = keyText(key);
    if (objects.some((object) => keyText(object[kind.key]) === name)) {
      const code = kind.owner === 'source' ? 'already-tracked' : 'already-exists';
      throw new EngineError(code, refusals(kind, name, place).exists, '$.args');
    }
    const added = { [kind.key]: key, ...membersOf(kind, args) };
    const changed = { ...owner, [kind.list]: [...objects, added] };
    return { metadata: withObject(metadata, owner, changed), name: listedName(kind, name, place) };
  };
}

function settingTable(member: 'configuration' | 'is_enum'): Exec {
  return (metadata, args) => {
    const { object, place } = ownerOf('table', metadata, args);
    if (args[member] === undefined) throw missingKey(member);
    const changed = withObject(metadata, object, { ...object, [member]: args[member] });
    return { metadata: changed, name: `table ${inSource(place.owner, place.source)}` };
  };
}

type Written = Readonly<Record<string, unknown>>;

interface Found {
  /** The very value in the metadata. */
  readonly object: Written;
  readonly name: string;
}

/** The object of one of several kinds that a command names. @throws EngineError `not-exists` where there is none */
function find(kinds: readonly ObjectKind[], metadata: Metadata, args: JsonObject, argument?: string): Found {
  const lists = kinds.map((kind) => ({ kind, ...listOf(kind, metadata, args) }));
  const [first] = lists;
  const name = keyText(first && readKey(first.kind, args, argument));
  for (const { kind, objects, place } of lists) {
    const object = objects.find((candidate) => keyText(candidate[kind.key]) === name);
    if (object) return { object, name: listedName(kind, name, place) };
  }
  throw new EngineError('not-exists', first ? refusals(first.kind, name, first.place).absent : name, '$.args');
}

interface List {
  /** The object of the metadata that has the list, or the metadata itself. */
  readonly owner: Written;
  readonly objects: readonly Written[];
  readonly place: ObjectPlace;
}

function listOf(kind: ObjectKind, metadata: Metadata, args: JsonObject): List {
  const { object, place } = ownerOf(kind.owner, metadata, args);
  return { owner: object, objects: (object[kind.list] ?? []) as readonly Written[], place };
}

function ownerOf(
  owner: Owner,
  metadata: Metadata,
  args: JsonObject,
): { readonly object: Written; readonly place: ObjectPlace } {
  const { source = 'default' } = args;
  if (typeof source !== 'string') throw new EngineError('parse-failed', 'expected String', '$.args.source');
  const at = (object: object, name: string) => ({ object: object as Written, place: { source, owner: name } });
  switch (owner) {
    case 'metadata':
      return at(metadata, '');
    case 'source':
      return at(requireSource(metadata, source), source);
    case 'table': {
      if (args.table === undefined) throw missingKey('table');
      const given = readTable(args);
      const table = trackedTable(metadata, given);
      if (table) return at(table, given.name);
      throw new EngineError('not-exists', `table "${given.name}" does not exist in source: ${source}`, '$.args');
    }
    case 'function':
      return at(find([trackedFunction], metadata, args).object, keyText(readKey(trackedFunction, args)));
    case 'action':
      return at(find([action], metadata, args, 'action').object, textOf(args, 'action'));
  }
}

function readKey(kind: ObjectKind, args: JsonObject, argument: string = kind.key): Json {
  const value = args[argument];
  if (kind.key === 'function') {
    if (isNameReference(value)) return value;
    throw new EngineError('parse-failed', 'the name of a function is expected', '$.args.function');
  }
  return textOf(args, argument);
}

/** A key as text, to compare it: names of functions in either form. */
function keyText(key: unknown): string {
  return typeof key === 'string' ? key : nameKey(qualified(key as Parameters<typeof qualified>[0]));
}

function membersOf(kind: ObjectKind, args: JsonObject): Written {
  for (const member of kind.required ?? []) if (args[member] === undefined) throw missingKey(member);
  return Object.fromEntries(
    kind.members.flatMap((member) => (args[member] === undefined ? [] : [[member, args[member]]])),
  );
}

function textOf(args: JsonObject, key: string): string {
  const value = args[key];
  if (value === undefined) throw missingKey(key);
  if (typeof value !== 'string') throw new EngineError('parse-failed', 'expected String', `$.args.${key}`);
  return value;
}

function objectOf(args: Json): JsonObject {
  if (!isJsonObject(args)) throw new EngineError('parse-failed', 'expected Object', '$.args');
  return args;
}

/** The arguments of a command about a function, which may be the name alone, for the source `default`. */
function functionArguments(args: Json): Json {
  return isNameReference(args) ? { function: args } : args;
}

function missingKey(key: string): EngineError {
  return new EngineError('parse-failed', `key "${key}" not found`, '$.args');
}
