import type { Json, JsonObject } from '../json';

/** A table or function name as metadata writes it; a plain string means schema `public`. */
export type NameReference = string | { readonly schema?: string; readonly name: string };

/** An object of which the engine reads the name only. */
export interface Named {
  readonly name: string;
}

/** A relationship's `using`, in the three forms of the metadata format. */
export interface RelationshipUsing {
  readonly foreign_key_constraint_on?:
    | string
    | string[]
    | { readonly table: NameReference; readonly column?: string; readonly columns?: string[] };
  readonly manual_configuration?: {
    readonly remote_table: NameReference;
    readonly column_mapping: Record<string, string>;
    readonly insertion_order?: 'before_parent' | 'after_parent' | null;
  };
}

/** An object or array relationship of a table. */
export interface RelationshipMetadata {
  readonly name: string;
  readonly comment?: string;
  readonly using: RelationshipUsing;
}

/** One role's permission of one kind; `permission` is read by `model/permissions`. */
export interface PermissionMetadata {
  readonly role: string;
  readonly permission: JsonObject;
  readonly comment?: string;
}

/** A computed field of a table: a function that takes the row, and perhaps the session. */
export interface ComputedFieldMetadata {
  readonly name: string;
  readonly comment?: string;
  readonly definition: {
    readonly function: NameReference;
    readonly table_argument?: string | null;
    readonly session_argument?: string | null;
  };
}

/** A root field's own name, or name and comment. */
export type CustomRootField = string | { readonly name?: string | null; readonly comment?: string | null };

/** Custom names and comments of a table, its columns and its root fields. */
export interface TableConfiguration {
  readonly custom_name?: string | null;
  readonly comment?: string | null;
  readonly column_config?: Record<string, { readonly custom_name?: string | null; readonly comment?: string | null }>;
  readonly custom_column_names?: Record<string, string>;
  readonly custom_root_fields?: Record<string, CustomRootField | null>;
}

/** A tracked table or view. */
export interface TableMetadata {
  readonly table: NameReference;
  readonly is_enum?: boolean;
  readonly configuration?: TableConfiguration;
  readonly object_relationships?: RelationshipMetadata[];
  readonly array_relationships?: RelationshipMetadata[];
  readonly computed_fields?: ComputedFieldMetadata[];
  readonly select_permissions?: PermissionMetadata[];
  readonly insert_permissions?: PermissionMetadata[];
  readonly update_permissions?: PermissionMetadata[];
  readonly delete_permissions?: PermissionMetadata[];
  readonly event_triggers?: readonly Named[];
  readonly remote_relationships?: readonly Named[];
}

/** A tracked function. */
export interface FunctionMetadata {
  readonly function: NameReference;
  readonly comment?: string | null;
  readonly configuration?: {
    readonly session_argument?: string;
    readonly exposed_as?: 'query' | 'mutation';
    readonly custom_name?: string | null;
    readonly custom_root_fields?: { readonly function?: string | null; readonly function_aggregate?: string | null };
  };
  readonly permissions?: { readonly role: string }[];
}

/** `hasura-default` writes `author_by_pk`, `graphql-default` writes `authorByPk`. */
export type NamingConvention = 'hasura-default' | 'graphql-default';

/** What is added to names: to all types, or to all root fields, of one source. */
export interface Affixes {
  readonly prefix?: string | null;
  readonly suffix?: string | null;
}

/** Names of one source: affixes, the namespace of its root fields, the naming convention. */
export interface SourceCustomization {
  readonly root_fields?: (Affixes & { readonly namespace?: string | null }) | null;
  readonly type_names?: Affixes | null;
  readonly naming_convention?: NamingConvention | null;
}

/** A database with what is tracked in it. */
export interface SourceMetadata {
  readonly name: string;
  readonly kind?: string;
  readonly customization?: SourceCustomization | null;
  readonly configuration?: {
    readonly connection_info?: { readonly database_url?: string | { readonly from_env: string } };
  };
  readonly tables?: TableMetadata[];
  readonly functions?: FunctionMetadata[];
  readonly logical_models?: readonly Named[];
  readonly native_queries?: readonly Named[];
  readonly stored_procedures?: readonly Named[];
}

/** An argument of an action; `type` is written as in GraphQL. */
export interface ActionArgument {
  readonly name: string;
  readonly type: string;
  readonly description?: string | null;
}

/** A header of a handler: a fixed value, or the name of an environment variable. */
export interface HeaderMetadata {
  readonly name: string;
  readonly value?: string;
  readonly value_from_env?: string;
}

/** How an HTTP handler is called. `timeout` is in seconds. */
export interface WebhookMetadata {
  readonly headers?: HeaderMetadata[];
  readonly forward_client_headers?: boolean;
  readonly ignored_client_headers?: string[];
  readonly timeout?: number;
}

/** An action: a root field that an HTTP handler answers. */
export interface ActionMetadata {
  readonly name: string;
  readonly definition: WebhookMetadata & {
    readonly type?: 'query' | 'mutation';
    readonly kind?: 'synchronous' | 'asynchronous' | '';
    readonly handler: string;
    readonly arguments?: ActionArgument[];
    readonly output_type: string;
    readonly request_transform?: Json;
    readonly response_transform?: Json;
  };
  readonly permissions?: { readonly role: string }[];
  readonly comment?: string | null;
}

/** A field of a custom input or output object; `type` is written as in GraphQL. */
export interface CustomField {
  readonly name: string;
  readonly type: string;
  readonly description?: string | null;
}

/** A relationship from a custom output object to a tracked table; `field_mapping` maps fields to columns. */
export interface CustomRelationship {
  readonly name: string;
  readonly type: 'object' | 'array';
  readonly remote_table: NameReference;
  readonly source?: string;
  readonly field_mapping: Record<string, string>;
}

/** The GraphQL types that actions use besides the built-in ones. */
export interface CustomTypes {
  readonly scalars?: { readonly name: string; readonly description?: string | null }[];
  readonly enums?: {
    readonly name: string;
    readonly description?: string | null;
    readonly values: { readonly value: string; readonly description?: string | null }[];
  }[];
  readonly input_objects?: {
    readonly name: string;
    readonly description?: string | null;
    readonly fields: CustomField[];
  }[];
  readonly objects?: {
    readonly name: string;
    readonly description?: string | null;
    readonly fields: CustomField[];
    readonly relationships?: CustomRelationship[];
  }[];
}

/** A named list of documents. */
export interface QueryCollection {
  readonly name: string;
  readonly comment?: string;
  readonly definition: { readonly queries: { readonly name: string; readonly query: string }[] };
}

/** A path under /api/rest that runs an operation of a query collection. A segment such as `:id` is a variable. */
export interface RestEndpoint {
  readonly name: string;
  readonly url: string;
  readonly methods: readonly string[];
  readonly definition: { readonly query?: { readonly collection_name?: string; readonly query_name?: string } };
  readonly comment?: string | null;
}

/** A query collection of the allow-list: for all roles, or for the roles of its scope. */
export interface AllowlistEntry {
  readonly collection: string;
  readonly scope?: { readonly global: boolean; readonly roles?: string[] };
}

/** A limit for all roles but admin (`global`), and limits for single roles that replace it (`per_role`). */
export interface ApiLimit {
  readonly global?: number | null;
  readonly per_role?: Readonly<Record<string, number>> | null;
}

/** Limits on requests: levels of nesting, fields with a selection, and operations in one batch. */
export interface ApiLimits {
  readonly disabled?: boolean;
  readonly depth_limit?: ApiLimit | null;
  readonly node_limit?: ApiLimit | null;
  readonly batch_limit?: ApiLimit | null;
}

/** Metadata of version 3, in the JSON form that `replace_metadata` takes and `export_metadata` gives. */
export interface Metadata {
  readonly version: 3;
  readonly sources: SourceMetadata[];
  readonly actions?: ActionMetadata[];
  readonly custom_types?: CustomTypes;
  readonly query_collections?: QueryCollection[];
  readonly allowlist?: AllowlistEntry[];
  readonly api_limits?: ApiLimits;
  readonly graphql_schema_introspection?: { readonly disabled_for_roles?: string[] };
  readonly inherited_roles?: { readonly role_name: string; readonly role_set: string[] }[];
  readonly remote_schemas?: readonly Named[];
  readonly cron_triggers?: readonly Named[];
  readonly rest_endpoints?: readonly RestEndpoint[];
  readonly [other: string]: unknown;
}

/** What Hasura starts with on a new database: one source, in which nothing is tracked. */
export const startMetadata: Metadata = {
  version: 3,
  sources: [
    {
      name: 'default',
      kind: 'postgres',
      tables: [],
      configuration: { connection_info: { database_url: { from_env: 'HASURA_GRAPHQL_DATABASE_URL' } } },
    },
  ],
};
