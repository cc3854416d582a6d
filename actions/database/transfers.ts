import type { Knex } from 'knex';

/** What moves between two of the provider's accounts. The amount is in major units. */
export interface TransferContent {
  readonly sourceAccountId: string;
  readonly destinationAccountId: string;
  readonly currency: string;
  readonly amount: string;
  readonly reason: string;
}

/** The tables whose rows are settled by a transfer at the provider, with the columns that differ. */
export const transferTables = {
  transfers: { source: '"sourceAccountId"', destination: '"destinationAccountId"', reason: 'reason' },
  safeguarding_transfers: { source: '"sourceAccountId"', destination: '"destinationAccountId"', reason: 'reason' },
  charges: { source: 'source_account_id', destination: 'destination_account_id', reason: 'narrative' },
} as const;

/** A table whose rows are settled by a transfer at the provider. */
export type TransferTable = keyof typeof transferTables;

/** The content of such a row with the provider's account ids; undefined if one of the accounts has none. */
export async function loadTransferContent(
  database: Knex,
  table: TransferTable,
  id: string,
): Promise<TransferContent | undefined> {
  const contents = await loadTransferContents(database, table, [id]);
  return contents.get(id);
}

/** The contents of such rows by their ids; a row is left out if one of its accounts has no id at the provider. */
export async function loadTransferContents(
  database: Knex,
  table: TransferTable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TransferContent>> {
  const { source, destination, reason } = transferTables[table];
  const { rows } = await database.raw<{ rows: (TransferContent & { readonly id: string })[] }>(
    `select t.id, source."tccAccountId" as "sourceAccountId", destination."tccAccountId" as "destinationAccountId",
       t.currency, t.amount::text as amount, t.${reason} as reason
     from ${table} t
     join accounts source on source.id = t.${source}
     join accounts destination on destination.id = t.${destination}
     where t.id = any(?) and source."tccAccountId" is not null and destination."tccAccountId" is not null`,
    [[...ids]],
  );
  return new Map(rows.map(({ id, ...content }) => [id, content]));
}
