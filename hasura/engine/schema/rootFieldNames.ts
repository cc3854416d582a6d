import { type RootFieldName, type Table } from '../model/types';

/** Default name and description of each root field; metadata may replace both. */
const DEFAULTS: Readonly<Record<RootFieldName, readonly [(stem: string) => string, (table: string) => string]>> = {
  select: [(stem) => stem, (table) => `fetch data from the table: "${table}"`],
  select_by_pk: [
    (stem) => `${stem}_by_pk`,
    (table) => `fetch data from the table: "${table}" using primary key columns`,
  ],
  select_aggregate: [(stem) => `${stem}_aggregate`, (table) => `fetch aggregated fields from the table: "${table}"`],
  select_stream: [(stem) => `${stem}_stream`, (table) => `fetch data from the table in a streaming manner: "${table}"`],
  insert: [(stem) => `insert_${stem}`, (table) => `insert data into the table: "${table}"`],
  insert_one: [(stem) => `insert_${stem}_one`, (table) => `insert a single row into the table: "${table}"`],
  update: [(stem) => `update_${stem}`, (table) => `update data of the table: "${table}"`],
  update_by_pk: [(stem) => `update_${stem}_by_pk`, (table) => `update single row of the table: "${table}"`],
  update_many: [(stem) => `update_${stem}_many`, (table) => `update multiples rows of table: "${table}"`],
  delete: [(stem) => `delete_${stem}`, (table) => `delete data from the table: "${table}"`],
  delete_by_pk: [(stem) => `delete_${stem}_by_pk`, (table) => `delete single row from the table: "${table}"`],
};

/** Name and description of a table's root field. An empty comment means none. */
export function rootFieldName(table: Table, field: RootFieldName): { name: string; description?: string } {
  const custom = table.rootFields[field];
  const [name, description] = DEFAULTS[field];
  const comment = custom?.comment ?? description(table.name);
  return { name: custom?.name ?? name(table.graphqlName), description: comment === '' ? undefined : comment };
}
