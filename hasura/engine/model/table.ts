import type { PgType } from '../catalog/types';
import type { Naming, Stem } from './naming';

/** A column under its GraphQL name. `enumTable` is set when a foreign key makes it a member of an enum table. */
export interface Column {
  readonly name: string;
  readonly graphqlName: string;
  readonly type: PgType;
  readonly nullable: boolean;
  readonly hasDefault: boolean;
  readonly insertable: boolean;
  readonly updatable: boolean;
  readonly comment?: string;
  enumTable?: Table;
}

/** Pairs of columns that join a row of this table with rows of the target. */
export type ColumnMapping = readonly { readonly local: Column; readonly remote: Column }[];

/** A resolved relationship to one row (`object`) or several rows (`array`) of the target. */
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
  readonly returns: { readonly table: Table } | { readonly type: PgType };
  readonly comment?: string;
}

/** An argument of a function; one without a name in Postgres is called `arg_1`, `arg_2` and so on. */
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

/** A root field of a table, as the metadata's `custom_root_fields` names it. */
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

/** A value of an enum table. */
export interface EnumValue {
  readonly value: string;
  readonly comment?: string;
}

/** A tracked table or view, with its relationships and computed fields resolved. */
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
  readonly deletable: boolean;
  readonly columns: readonly Column[];
  readonly primaryKey: readonly Column[];
  readonly uniqueIndexes: readonly { readonly name: string; readonly columns: readonly string[] }[];
  readonly rootFields: Readonly<Partial<Record<RootFieldName, { readonly name?: string; readonly comment?: string }>>>;
  /** The values of an enum table, as read at metadata load. */
  readonly enumValues?: readonly EnumValue[];
  readonly relationships: Map<string, Relationship>;
  readonly computedFields: Map<string, ComputedField>;
}
