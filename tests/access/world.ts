import type { PoolClient } from 'pg';
import { people, type RowOwners } from './worldPeople';
import { accountRows } from './worldAccounts';
import type { NewRow } from './worldRowOwners';
import { batchRows, delegationRows, organisationRows, personRows } from './worldRows';

/** A row of the world. */
export interface WorldRow extends RowOwners {
  readonly table: string;
  /** The row as `to_jsonb` gives it. */
  readonly row: Readonly<Record<string, unknown>>;
}

/** Puts the world into the open transaction of its database's owner: at least a row of each tenant in every tenant-bound table. */
export async function writeWorld(client: PoolClient): Promise<WorldRow[]> {
  const rows: WorldRow[] = [];
  for (const { table, values, ...bonds } of worldRows()) {
    const row = await insert(client, table, values);
    rows.push({ table, ...bonds, row: table === 'payments' ? await change(client, row) : row });
  }
  await client.query(`update users set enabled = false where id = 'dora'`);
  await client.query(`delete from "CurrencyCloudContacts" where user_id = 'rex'`);
  await client.query(`update settings set maintenance_banner = 'Closed on Sunday'`);
  return [...rows, ...(await auditRows(client, rows))];
}

function worldRows(): NewRow[] {
  return [
    ...organisationRows(),
    ...Object.entries(people).flatMap(([id, person]) => personRows(id, person)),
    ...delegationRows(Object.keys(people)),
    ...accountRows(),
    ...batchRows(Object.keys(people)),
  ];
}

async function insert(client: PoolClient, table: string, values: Readonly<Record<string, unknown>>) {
  const columns = Object.keys(values);
  const names = columns.map((column) => `"${column}"`).join(', ');
  const marks = columns.map((_, index) => `$${index + 1}`).join(', ');
  const { rows } = await client.query<{ row: WorldRow['row'] }>(
    `insert into "${table}" as added (${names}) values (${marks}) returning to_jsonb(added) as row`,
    Object.values(values),
  );
  return rows[0]?.row ?? {};
}

/** Every payment was changed once, so that it has an earlier version; one of each account was sent and completed. */
async function change(client: PoolClient, { id, reference }: WorldRow['row']) {
  await client.query(`update payments set reason = 'Freight' where id = $1`, [id]);
  for (const status of reference === 'paid' ? ['processing', 'completed'] : []) {
    await client.query('update payments set status = $2 where id = $1', [id, status]);
  }
  const { rows } = await client.query<{ row: WorldRow['row'] }>(
    'select to_jsonb(payment) as row from payments payment where id = $1',
    [id],
  );
  return rows[0]?.row ?? {};
}

/** The audit log's entries about rows of the world are bound to what those rows are bound to. */
async function auditRows(client: PoolClient, rows: readonly WorldRow[]): Promise<WorldRow[]> {
  const table = 'audit_logged_actions';
  const { rows: entries } = await client.query<{ row: WorldRow['row'] }>(
    `select to_jsonb(entry) as row from ${table} entry`,
  );
  return entries.flatMap(({ row }) => {
    const about = rows.find((one) => one.table === row.table_name && String(one.row.id) === row.row_id);
    return about ? [{ ...about, table, row }] : [];
  });
}
