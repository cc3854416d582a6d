import type { Knex } from 'knex';

/** Payments that a user authorises as one piece of work. */
export interface Batch {
  readonly id: string;
  readonly userId: string;
  /** The account that was selected; null: payments of every account of the user. */
  readonly accountId: string | null;
  /** When the token of the request was issued; null: without a token. */
  readonly issuedAt: string | null;
}

/** A payment of a batch in the version that was shown. */
export interface BatchRow {
  readonly number: number;
  readonly paymentId: string;
  readonly version: number;
  readonly fraudNoticeId: string | null;
}

/** A batch by its id. */
export async function findBatch(database: Knex, id: string): Promise<Batch | undefined> {
  return database('authorisation_batches')
    .where({ id })
    .first<Batch | undefined>(
      'id',
      'user_id as userId',
      'account_id as accountId',
      // A Date would lose the microseconds that the end of a session is compared with.
      database.raw('session_issued_at::text as "issuedAt"'),
    )
    .options({ name: 'find_batch' });
}
