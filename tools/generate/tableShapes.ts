import type { Knex } from 'knex';

/** A column as the catalogue of Postgres describes it. */
export interface ColumnShape {
  readonly name: string;
  /** As `format_type` writes it, such as `timestamp with time zone` or `text[]`. */
  readonly type: string;
  readonly isNullable: boolean;
  /** The only values that a CHECK constraint lets in, as TypeScript literals; absent: any value of the type. */
  readonly values?: readonly string[];
}

/** A table with its columns in the order of their creation. */
export interface TableShape {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly ColumnShape[];
}

interface TableRow extends Omit<TableShape, 'columns'> {
  readonly columns: readonly (Omit<ColumnShape, 'values'> & { readonly checks: readonly string[] })[];
}

const tablesOfSchemas = `
  select relation.relnamespace::regnamespace::text as schema, relation.relname as name,
    json_agg(json_build_object(
      'name', attribute.attname,
      'type', format_type(attribute.atttypid, null),
      'isNullable', not attribute.attnotnull,
      'checks', array(
        select pg_get_constraintdef(oid) from pg_constraint
        where conrelid = relation.oid and contype = 'c' and conkey = array[attribute.attnum])
    ) order by attribute.attnum) as columns
  from pg_class relation
  join pg_attribute attribute on attribute.attrelid = relation.oid and attribute.attnum > 0 and not attribute.attisdropped
  where relation.relnamespace::regnamespace::text = any(:schemas) and relation.relkind = 'r'
    and relation.relname not in ('knex_migrations', 'knex_migrations_lock')
  group by relation.oid
  order by schema, relation.relname collate "C"`;

/** The tables of the schemas, by name. Those in which knex keeps its migrations are left out. */
export async function loadTableShapes(database: Knex, schemas: readonly string[]): Promise<TableShape[]> {
  const { rows } = await database.raw<{ rows: TableRow[] }>(tablesOfSchemas, { schemas: [...schemas] });
  return rows.map(({ schema, name, columns }) => ({
    schema,
    name,
    columns: columns.map(({ checks, ...column }) => ({
      ...column,
      values: checks.map(closedSet).find((values) => values !== undefined),
    })),
  }));
}

const membership = /^CHECK \(\((?:"[^"]+"|\w+) = ANY \(ARRAY\[(.*)\]\)\)\)$/;

const item = /'((?:[^']|'')*)'::text|(-?\d+)/g;

/**
 * The values of a CHECK constraint that lists the allowed ones, as TypeScript literals; undefined for any other constraint.
 * @param definition as `pg_get_constraintdef` writes it: `CHECK ((status = ANY (ARRAY['new'::text, 'sent'::text])))`
 */
export function closedSet(definition: string): string[] | undefined {
  const list = membership.exec(definition)?.[1];
  if (list === undefined) return undefined;
  return [...list.matchAll(item)].map(([, text, number]) =>
    text === undefined ? String(number) : `'${text.replaceAll("''", "\\'")}'`,
  );
}
