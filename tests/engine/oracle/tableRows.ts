import { worldTables, type Cell, type Column, type Database, type Row, type Table } from './tables';

type Sql = (text: string) => Promise<unknown[]>;

/** Puts these rows in place of all others. */
export async function loadRows(sql: Sql, rows: Database): Promise<void> {
  const inserts = worldTables.map(({ name }) => {
    const json = JSON.stringify(rows[name]).replaceAll("'", "''");
    return `insert into ${name} select * from json_populate_recordset(null::${name}, '${json}')`;
  });
  const deletes = [...worldTables].reverse().map(({ name }) => `delete from ${name}`);
  await sql(['begin', ...deletes, ...inserts, 'commit'].join(';'));
}

/** All rows of all tables, as the oracle keeps them. */
export async function readRows(sql: Sql): Promise<Database> {
  const members = worldTables.map((table) => `'${table.name}', (${rowsOf(table)})`);
  const [row] = (await sql(`select json_build_object(${members.join(', ')}) as db`)) as { db: Database }[];
  return Object.fromEntries(
    worldTables.map(({ name, columns }) => [name, (row?.db[name] ?? []).map((of) => parsed(columns, of))]),
  );
}

function rowsOf({ name, columns }: Table): string {
  const members = columns.map((column) => `'${column.name}', ${exact(column)}`);
  return `select coalesce(json_agg(json_build_object(${members.join(', ')}) order by id), '[]') from ${name}`;
}

/** Digits are kept as text, and the JSON null is told from no value. */
function exact({ name, type }: Column): string {
  return ['bigint', 'numeric', 'jsonb'].includes(type) ? `${name}::text` : name;
}

function parsed(columns: readonly Column[], row: Row): Row {
  const cell = ({ name, type }: Column): Cell => {
    const given = row[name] ?? null;
    if (type !== 'jsonb' || given === null) return given;
    return given === 'null' ? 'the JSON null' : (JSON.parse(String(given)) as Cell);
  };
  return Object.fromEntries(columns.map((column) => [column.name, cell(column)]));
}

/** Rows by id, as `readRows` gives them. */
export function inOrder(rows: Database): Database {
  const byId = (a: Row, b: Row): number => Number(a.id) - Number(b.id);
  return Object.fromEntries(worldTables.map(({ name }) => [name, [...(rows[name] ?? [])].sort(byId)]));
}
