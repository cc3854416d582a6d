import { inSource, inTable } from '../metadata/inconsistency';

/** What has the list that an object is in: the metadata itself, or one object of it, which the arguments of a command name. */
export type Owner = 'metadata' | 'source' | 'table' | 'function' | 'action';

/** A kind of object that one command adds to a list of the metadata, and another drops from it. */
export interface ObjectKind {
  readonly owner: Owner;
  /** The type under which it is listed where it is inconsistent. */
  readonly type: string;
  /** The key of the list in its owner; a field may be in either of two. */
  readonly list: string;
  /** The member that tells the objects of the list apart. */
  readonly key: 'name' | 'role' | 'function' | 'collection' | 'role_name';
  /** The members besides the key that a command gives. */
  readonly members: readonly string[];
  readonly required?: readonly string[];
}

const permission = (kind: string): ObjectKind => ({
  owner: 'table',
  type: `${kind}_permission`,
  list: `${kind}_permissions`,
  key: 'role',
  members: ['permission', 'comment'],
  required: ['permission'],
});
const relationship = (kind: string): ObjectKind => ({
  owner: 'table',
  type: `${kind}_relation`,
  list: `${kind}_relationships`,
  key: 'name',
  members: ['using', 'comment'],
  required: ['using'],
});

/** The kinds of objects, by what the names of their commands say of them. */
export const objectKinds = {
  select_permission: permission('select'),
  insert_permission: permission('insert'),
  update_permission: permission('update'),
  delete_permission: permission('delete'),
  object_relationship: relationship('object'),
  array_relationship: relationship('array'),
  computed_field: {
    owner: 'table',
    type: 'computed_field',
    list: 'computed_fields',
    key: 'name',
    members: ['definition', 'comment'],
    required: ['definition'],
  },
  function: {
    owner: 'source',
    type: 'function',
    list: 'functions',
    key: 'function',
    members: ['configuration', 'comment'],
  },
  function_permission: {
    owner: 'function',
    type: 'function_permission',
    list: 'permissions',
    key: 'role',
    members: [],
  },
  action: {
    owner: 'metadata',
    type: 'action',
    list: 'actions',
    key: 'name',
    members: ['definition', 'comment'],
    required: ['definition'],
  },
  action_permission: { owner: 'action', type: 'action_permission', list: 'permissions', key: 'role', members: [] },
  query_collection: {
    owner: 'metadata',
    type: 'query_collection',
    list: 'query_collections',
    key: 'name',
    members: ['definition', 'comment'],
    required: ['definition'],
  },
  allowlist: { owner: 'metadata', type: 'allowlist', list: 'allowlist', key: 'collection', members: ['scope'] },
  rest_endpoint: {
    owner: 'metadata',
    type: 'endpoint',
    list: 'rest_endpoints',
    key: 'name',
    members: ['url', 'methods', 'definition', 'comment'],
    required: ['url', 'methods', 'definition'],
  },
  inherited_role: {
    owner: 'metadata',
    type: 'inherited_role',
    list: 'inherited_roles',
    key: 'role_name',
    members: ['role_set'],
    required: ['role_set'],
  },
} as const satisfies Readonly<Record<string, ObjectKind>>;

/** Where an object of a kind is: its source, and the table, function or action that has it. */
export interface ObjectPlace {
  readonly source: string;
  readonly owner: string;
}

/** The name of an object on the list of what is inconsistent. */
export function listedName({ owner, type }: ObjectKind, name: string, place: ObjectPlace): string {
  switch (owner) {
    case 'table':
      return `${type} ${inTable(name, place.owner, place.source)}`;
    case 'source':
      return `${type} ${inSource(name, place.source)}`;
    default:
      return `${type} ${name}`;
  }
}

/** What refuses to add an object that is there, and to drop one that is not, in Hasura's words. */
export function refusals(kind: ObjectKind, name: string, place: ObjectPlace): { exists: string; absent: string } {
  const what = kind.type.replaceAll('_', ' ');
  const { owner, source } = place;
  switch (kind.owner) {
    case 'table':
      return kind.key === 'role'
        ? {
            exists: `${what} already defined on table "${owner}" with role "${name}"`,
            absent: `${what} on table "${owner}" for role "${name}" does not exist`,
          }
        : {
            exists: `field with name "${name}" already exists in table "${owner}"`,
            absent: `field with name "${name}" does not exist in table "${owner}"`,
          };
    case 'source':
      return {
        exists: `function already tracked: "${name}"`,
        absent: `function "${name}" does not exist in source: ${source}`,
      };
    case 'function': {
      const where = `for function "${owner}" in source: ${source}`;
      return {
        exists: `permission of role "${name}" already exists ${where}`,
        absent: `permission of role "${name}" does not exist ${where}`,
      };
    }
    case 'action':
      return {
        exists: `permission for role "${name}" is already defined on "${owner}"`,
        absent: `permission for role "${name}" is not defined on "${owner}"`,
      };
    case 'metadata':
      return {
        exists: `${what} with name "${name}" already exists`,
        absent: `${what} with name "${name}" does not exist`,
      };
  }
}
