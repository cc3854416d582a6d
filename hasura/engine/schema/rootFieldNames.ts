import { nameKey } from '../metadata/names';
import type { NamePart } from '../model/naming';
import type { RootFieldName, Table } from '../model/table';

/** Words around the table's own name, and description, of each root field; metadata may replace both. */
const defaults: Readonly<Record<RootFieldName, readonly [(stem: NamePart) => NamePart[], (table: string) => string]>> =
  {
    select: [(stem) => [stem], (table) => `fetch data from the table: "${table}"`],
    select_by_pk: [
      (stem) => [stem, 'by_pk'],
      (table) => `fetch data from the table: "${table}" using primary key columns`,
    ],
    select_aggregate: [(stem) => [stem, 'aggregate'], (table) => `fetch aggregated fields from the table: "${table}"`],
    select_stream: [
      (stem) => [stem, 'stream'],
      (table) => `fetch data from the table in a streaming manner: "${table}"`,
    ],
    insert: [(stem) => ['insert', stem], (table) => `insert data into the table: "${table}"`],
    insert_one: [(stem) => ['insert', stem, 'one'], (table) => `insert a single row into the table: "${table}"`],
    update: [(stem) => ['update', stem], (table) => `update data of the table: "${table}"`],
    update_by_pk: [(stem) => ['update', stem, 'by_pk'], (table) => `update single row of the table: "${table}"`],
    update_many: [(stem) => ['update', stem, 'many'], (table) => `update multiples rows of table: "${table}"`],
    delete: [(stem) => ['delete', stem], (table) => `delete data from the table: "${table}"`],
    delete_by_pk: [(stem) => ['delete', stem, 'by_pk'], (table) => `delete single row from the table: "${table}"`],
  };

/** Name and description of a table's root field. An empty comment means none. */
export function rootFieldName(table: Table, field: RootFieldName): { name: string; description?: string } {
  const { naming, stem, rootFields } = table;
  const custom = rootFields[field];
  const [parts, description] = defaults[field];
  const name = naming.rootField(custom?.name ?? naming.field(...parts(stem)));
  const comment = custom?.comment ?? description(nameKey(table));
  return { name, description: comment === '' ? undefined : comment };
}
