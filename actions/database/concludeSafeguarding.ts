import type { Knex } from 'knex';
import { errorCatalogue } from '../../domain/errors';
import { postingsOf } from '../../domain/postings/template';
import { safeguardingTemplate } from '../../domain/postings/templates';
import type { SafeguardedCurrency } from '../../domain/safeguarding/currencies';
import { adjustSafeguarded } from './adjustSafeguarded';
import { clearFailedMove, raiseFailedMove } from './controlMoves';
import { recordActivity } from './recordActivity';

/** A safeguarding transfer that ended at the provider. */
interface Concluded {
  readonly id: string;
  readonly status: 'completed' | 'cancelled';
  readonly source: string;
  readonly destination: string;
  readonly isAway: boolean;
  readonly amount: string;
  readonly currency: SafeguardedCurrency;
  readonly createdById: string;
  /** The move of the control account that it belongs to; null for one of a client. */
  readonly moveId: string | null;
  readonly at: Date;
}

const conclude = `
  update safeguarding_transfers as ours
  set status = theirs.status
  from tcc_transfers as theirs
  where theirs.id = ours."tccTransferId" and theirs.id = any(:ids) and ours.status = 'pending'
    and theirs.status in ('completed', 'cancelled')
  returning ours.id, ours.status, ours."sourceAccountId" as source, ours."destinationAccountId" as destination,
    ours.reason ^@ 'TO' as "isAway", ours.amount::text as amount, ours.currency, ours."createdById", ours."moveId",
    coalesce(theirs.completed_at, theirs.updated_at) as at`;

/**
 * Concludes the safeguarding transfers that ended at the provider. A completed one changes what stands safeguarded for the client and is posted, in
 * the caller's transaction (docs/decisions/069). One between two control accounts is posted and changes nothing for any client (docs/decisions/109).
 * @param tccTransferIds provider ids; those of other transfers are ignored
 */
export async function concludeSafeguarding(
  transaction: Knex.Transaction,
  tccTransferIds: readonly string[],
): Promise<void> {
  const { rows } = await transaction.raw<{ rows: Concluded[] }>(conclude, { ids: [...tccTransferIds] });
  for (const ended of rows) {
    if (ended.moveId !== null) await tellOfMove(transaction, ended);
    else if (ended.status === 'completed') await adjustClient(transaction, ended);
    if (ended.status === 'completed') await post(transaction, ended);
  }
}

async function tellOfMove(transaction: Knex.Transaction, { status, ...moved }: Concluded): Promise<void> {
  if (status === 'completed') await clearFailedMove(transaction, moved.currency, moved.at);
  else await raiseFailedMove(transaction, moved, errorCatalogue.transfer_cancelled, moved.at);
}

async function adjustClient(transaction: Knex.Transaction, moved: Concluded): Promise<void> {
  const { id, source, destination, isAway, amount, currency, createdById, at } = moved;
  await adjustSafeguarded(transaction, {
    accountId: isAway ? source : destination,
    currency,
    change: isAway ? amount : `-${amount}`,
    at,
    by: createdById,
    source: { related_transfer_id: id },
  });
}

async function post(transaction: Knex.Transaction, moved: Concluded): Promise<void> {
  const { id, source, destination, amount, currency, at } = moved;
  const bindings = { accounts: { source, destination }, amounts: { moved: { amount, currency } } };
  const postings = postingsOf(safeguardingTemplate, bindings);
  await transaction('postings').insert(
    postings.map((posting) => ({ ...posting, transaction_id: id, safeguarding_transfer_id: id, at })),
  );
}

/** Writes a safeguarding transfer that the provider refused into the activity log. One of a move of the control account also raises an alarm. */
export async function recordSafeguardingFailure(
  transaction: Knex.Transaction,
  id: string,
  reason: string | null,
  failedAt: Date,
): Promise<void> {
  const row = await transaction('safeguarding_transfers')
    .where({ id })
    .first('amount', 'currency', 'reason', 'createdById', 'sourceAccountId', 'moveId');
  if (!row) return;
  if (row.moveId !== null) await raiseFailedMove(transaction, row, reason ?? 'refused', failedAt);
  await recordActivity(transaction, {
    eventCode: 'E008',
    details: `${row.amount} ${row.currency} ${row.reason}: ${reason ?? 'refused'}`,
    accountId: row.sourceAccountId,
    userId: row.createdById,
    createdAt: failedAt,
  });
}
