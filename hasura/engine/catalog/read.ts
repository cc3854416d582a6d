import { nameKey } from '../metadata/names';
import type { Catalog, CatalogColumn, CatalogForeignKey, CatalogFunction, CatalogTable, PgType } from './types';

interface RawType {
  readonly oid: number;
  readonly name: string;
  readonly sqlName: string;
  readonly kind: string;
  readonly element: number | null;
  readonly relation: { schema: string; name: string } | null;
}

interface RawTable extends Omit<CatalogTable, 'columns' | 'primaryKey' | 'uniqueIndexes'> {
  readonly columns: (Omit<CatalogColumn, 'type'> & { type: number })[];
  readonly indexes: { name: string; primary: boolean; columns: string[] }[];
  readonly foreignKeys: CatalogForeignKey[];
}

interface RawFunction extends Omit<CatalogFunction, 'arguments' | 'returnType' | 'returnsTable'> {
  readonly returnType: number;
  readonly defaults: number;
  readonly argumentTypes: number[];
  readonly argumentNames: string[];
}

interface RawCatalog {
  readonly types: RawType[];
  readonly tables: RawTable[];
  readonly functions: RawFunction[];
  readonly scalars: string[];
}

/** Reads the answer of CATALOG_QUERY. */
export function readCatalog(text: string): Catalog {
  const raw = JSON.parse(text) as RawCatalog;
  const types = new Map(raw.types.map((type) => [type.oid, type]));
  const functions = new Map<string, CatalogFunction[]>();
  for (const fn of raw.functions) {
    const key = nameKey(fn);
    functions.set(key, [...(functions.get(key) ?? []), toFunction(fn, types)]);
  }
  const tables = new Map(raw.tables.map((table) => [nameKey(table), toTable(table, types)]));
  return { tables, functions, scalars: new Set(raw.scalars) };
}

function toTable({ indexes, columns, ...table }: RawTable, types: Map<number, RawType>): CatalogTable {
  const primary = indexes.find((index) => index.primary);
  return {
    ...table,
    comment: table.comment ?? undefined,
    columns: columns.map((column) => ({
      ...column,
      comment: column.comment ?? undefined,
      type: toType(column.type, types),
    })),
    primaryKey: { name: primary?.name, columns: primary?.columns ?? [] },
    uniqueIndexes: indexes.map(({ name, columns: keys }) => ({ name, columns: keys })),
  };
}

function toFunction(fn: RawFunction, types: Map<number, RawType>): CatalogFunction {
  const { argumentNames, argumentTypes, defaults, returnType, ...rest } = fn;
  const firstDefault = argumentTypes.length - defaults;
  return {
    ...rest,
    comment: fn.comment ?? undefined,
    returnType: toType(returnType, types),
    returnsTable: types.get(returnType)?.relation ?? undefined,
    arguments: argumentTypes.map((type, index) => ({
      name: argumentNames[index] || undefined,
      type: toType(type, types),
      hasDefault: index >= firstDefault,
    })),
  };
}

function toType(oid: number, types: Map<number, RawType>): PgType {
  const raw = types.get(oid);
  if (!raw) return { name: 'unknown', sqlName: 'text', category: 'scalar' };
  const { name, sqlName } = raw;
  if (raw.element !== null) return { name, sqlName, category: 'array', element: toType(raw.element, types) };
  return { name, sqlName, category: raw.kind === 'e' ? 'enum' : raw.kind === 'c' ? 'composite' : 'scalar' };
}
