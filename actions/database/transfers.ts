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
  const { source, destination, reason } = transferTables[table];
  const { rows } = await database.raw<{ rows: TransferContent[] }>(
    `select source."tccAccountId" as "sourceAccountId", destination."tccAccountId" as "destinationAccountId",
       t.currency, t.amount::text as amount, t.${reason} as reason
     from ${table} t
     join accounts source on source.id = t.${source}
     join accounts destination on destination.id = t.${destination}
     where t.id = ? and source."tccAccountId" is not null and destination."tccAccountId" is not null`,
    [id],
  );
  return rows[0];
}
