import { type PgType } from '../catalog/types';
import { type JsonObject } from '../json';
import { type ActionMetadata, type CustomTypes } from '../metadata/types';
import { type BoolExp, type Operand } from './boolExp';
import { type BodyTransform, type RequestTransform } from './buildTransform';
import { type Naming, type Stem } from './naming';

/** A column under its GraphQL name. `enumTable` is set when a foreign key makes it a member of an enum table. */
export interface Column {
  readonly name: string;
  readonly graphqlName: string;
  readonly type: PgType;
  readonly nullable: boolean;
  readonly hasDefault: boolean;
  readonly generated: boolean;
  readonly comment?: string;
  enumTable?: Table;
}

/** Pairs of columns that join a row of this table with rows of the target. */
export type ColumnMapping = readonly { readonly local: Column; readonly remote: Column }[];

export interface Relationship {
  readonly name: string;
  readonly kind: 'object' | 'array';
  readonly target: Table;
  readonly mapping: ColumnMapping;
  /** An object relationship along a forward foreign key of NOT NULL columns is not nullable. */
  readonly nullable: boolean;
  /** For nested inserts: whether the target's row is inserted before this one. */
  readonly insertedFirst: boolean;
  readonly comment?: string;
}

/** A function whose table argument is the row; `table` is set when it returns rows of a tracked table. */
export interface ComputedField {
  readonly name: string;
  readonly fn: FunctionCall;
  readonly tableArgument: number;
  readonly returns: { readonly table: Table; readonly set: boolean } | { readonly type: PgType };
  readonly comment?: string;
}

export interface FunctionArgument {
  readonly name: string;
  readonly named: boolean;
  readonly type: PgType;
  readonly hasDefault: boolean;
}

/** A Postgres function with the role each argument plays. */
export interface FunctionCall {
  readonly schema: string;
  readonly name: string;
  readonly arguments: readonly FunctionArgument[];
  readonly sessionArgument?: number;
}

export interface TrackedFunction {
  readonly call: FunctionCall;
  readonly graphqlName: string;
  readonly aggregateName: string;
  readonly argumentsTypeName: string;
  readonly exposedAs: 'query' | 'mutation';
  readonly returns: Table;
  readonly returnsSet: boolean;
  readonly roles: ReadonlySet<string>;
  readonly comment?: string;
}

export type RootFieldName =
  | 'select'
  | 'select_by_pk'
  | 'select_aggregate'
  | 'select_stream'
  | 'insert'
  | 'insert_one'
  | 'update'
  | 'update_by_pk'
  | 'update_many'
  | 'delete'
  | 'delete_by_pk';

/** In which rows a role sees the value of a column or a computed scalar; in the others it is null. */
export type Redactions = ReadonlyMap<Column | ComputedField, BoolExp>;

export interface SelectPermission {
  readonly columns: ReadonlySet<Column>;
  readonly computedFields: ReadonlySet<string>;
  /** Values that not all parents of an inherited role may see; every other is shown in all rows. */
  readonly redactions?: Redactions;
  readonly filter: BoolExp;
  readonly limit?: number;
  readonly allowAggregations: boolean;
  readonly queryRootFields?: ReadonlySet<string>;
  readonly subscriptionRootFields?: ReadonlySet<string>;
}

/** A column that the permission sets itself. */
export interface Preset {
  readonly column: Column;
  readonly value: Operand;
}

export interface InsertPermission {
  readonly columns: ReadonlySet<Column>;
  readonly check: BoolExp;
  readonly presets: readonly Preset[];
  readonly backendOnly: boolean;
}

export interface UpdatePermission {
  readonly columns: ReadonlySet<Column>;
  readonly filter: BoolExp;
  readonly check?: BoolExp;
  readonly presets: readonly Preset[];
  readonly backendOnly: boolean;
}

export interface DeletePermission {
  readonly filter: BoolExp;
  readonly backendOnly: boolean;
}

/** What one role may do with one table. */
export interface TablePermissions {
  select?: SelectPermission;
  insert?: InsertPermission;
  update?: UpdatePermission;
  delete?: DeletePermission;
}

export interface EnumValue {
  readonly value: string;
  readonly comment?: string;
}

export interface Table {
  readonly schema: string;
  readonly name: string;
  /** What the names of its fields and types are made from. */
  readonly stem: Stem;
  /** How its source spells names. */
  readonly naming: Naming;
  readonly comment?: string;
  readonly insertable: boolean;
  readonly updatable: boolean;
  readonly columns: readonly Column[];
  readonly primaryKey: readonly Column[];
  readonly uniqueIndexes: readonly { readonly name: string; readonly columns: readonly string[] }[];
  readonly rootFields: Readonly<Partial<Record<RootFieldName, { readonly name?: string; readonly comment?: string }>>>;
  /** The values of an enum table, as read at metadata load. */
  readonly enumValues?: readonly EnumValue[];
  readonly relationships: Map<string, Relationship>;
  readonly computedFields: Map<string, ComputedField>;
  readonly permissions: Map<string, TablePermissions>;
}

export interface ActionRelationship {
  readonly name: string;
  readonly kind: 'object' | 'array';
  readonly target: Table;
  readonly mapping: readonly { readonly field: string; readonly column: Column }[];
}

/** A synchronous action with its handler's address and configured headers ready to use. */
export interface Action {
  readonly name: string;
  readonly metadata: ActionMetadata['definition'];
  readonly url: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  /** Whether a configured header wins over a client's of the same name. */
  readonly configuredHeadersWin: boolean;
  readonly requestTransform?: RequestTransform;
  readonly responseTransform?: BodyTransform;
  readonly roles: ReadonlySet<string>;
  readonly comment?: string;
}

/** Catalog and metadata resolved against one another: everything the role schemas are made from. */
export interface Model {
  readonly tables: Map<string, Table>;
  readonly functions: readonly TrackedFunction[];
  readonly actions: readonly Action[];
  readonly customTypes: CustomTypes;
  /** Relationships of the custom output objects, by object name. */
  readonly actionRelationships: ReadonlyMap<string, readonly ActionRelationship[]>;
  readonly roles: ReadonlySet<string>;
}

/** A permission's raw content. */
export type RawPermission = JsonObject;
