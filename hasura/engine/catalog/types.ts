/** Category of a Postgres type, as far as GraphQL tells them apart. */
export type PgCategory = 'scalar' | 'enum' | 'composite' | 'array';

/** A Postgres type. A cast to `sqlName` cuts nothing off; `element` is set for arrays; domains are resolved to their base. */
export interface PgType {
  readonly name: string;
  readonly sqlName: string;
  readonly category: PgCategory;
  readonly element?: PgType;
}

/** A column of a table or view. */
export interface CatalogColumn {
  readonly name: string;
  readonly type: PgType;
  readonly nullable: boolean;
  readonly hasDefault: boolean;
  /** Neither generated nor identity `always`, and the engine's login may write the column; see `CatalogTable`. */
  readonly insertable: boolean;
  readonly updatable: boolean;
  readonly comment?: string;
}

/** A foreign key; `columns` and `targetColumns` correspond by position. */
export interface CatalogForeignKey {
  readonly name: string;
  readonly columns: string[];
  readonly targetSchema: string;
  readonly targetTable: string;
  readonly targetColumns: string[];
}

/**
 * A table or view. It is insertable, updatable and deletable where Postgres can do so and the engine's login may: Hasura offers such a
 * field without that privilege too, and Postgres refuses it.
 */
export interface CatalogTable {
  readonly schema: string;
  readonly name: string;
  readonly isView: boolean;
  readonly insertable: boolean;
  readonly updatable: boolean;
  readonly deletable: boolean;
  readonly comment?: string;
  readonly columns: CatalogColumn[];
  /** Name and columns of the primary key; empty without one. */
  readonly primaryKey: { readonly name?: string; readonly columns: string[] };
  /** Every unique index: primary key, unique constraints, bare unique indexes. */
  readonly uniqueIndexes: { readonly name: string; readonly columns: string[] }[];
  readonly foreignKeys: CatalogForeignKey[];
}

/** An input argument of a function; an unnamed argument has no `name`. */
export interface CatalogFunctionArgument {
  readonly name?: string;
  readonly type: PgType;
  readonly hasDefault: boolean;
}

/** A function; overloads are separate entries. */
export interface CatalogFunction {
  readonly schema: string;
  readonly name: string;
  readonly volatile: boolean;
  readonly returnsSet: boolean;
  readonly variadic: boolean;
  /** Qualified key of the table whose row type it returns, or the scalar type. */
  readonly returnsTable?: { readonly schema: string; readonly name: string };
  readonly returnType: PgType;
  readonly arguments: CatalogFunctionArgument[];
  readonly comment?: string;
}

/** The tables, functions and types of the database, read once per load of the metadata. */
export interface Catalog {
  readonly tables: Map<string, CatalogTable>;
  /** Overloads share a key. */
  readonly functions: Map<string, CatalogFunction[]>;
  /** The names of all base types, those of extensions too. */
  readonly scalars: ReadonlySet<string>;
}
