import type { Knex } from 'knex';
import { concludeCharges } from '../database/concludeCharges';
import { cancelTransferFees } from './chargeTransferFee';

/**
 * The tables that follow the provider's transfers: the status of ours that is updated, and its new status for each of
 * the provider's.
 */
const followers = {
  transfers: {
    column: '"tccTransferId"',
    waiting: 'pending',
    becomes: { completed: 'completed', cancelled: 'cancelled' },
  },
  safeguarding_transfers: {
    column: '"tccTransferId"',
    waiting: 'pending',
    becomes: { completed: 'completed', cancelled: 'cancelled' },
  },
} as const;

/**
 * Updates transfers, safeguarding transfers and charges from the mirror of the provider's transfers.
 * @param tccTransferIds provider ids; unknown ones are ignored
 */
export async function followTransfers(transaction: Knex.Transaction, tccTransferIds: readonly string[]): Promise<void> {
  for (const [table, { column, waiting, becomes }] of Object.entries(followers)) {
    await transaction.raw(
      `update ${table} as ours set status = becomes.to_status
       from tcc_transfers as theirs
       join jsonb_each_text(:becomes::jsonb) as becomes(from_status, to_status) on becomes.from_status = theirs.status
       where theirs.id = ours.${column} and theirs.id = any(:ids) and ours.status = :waiting`,
      { ids: [...tccTransferIds], waiting, becomes: JSON.stringify(becomes) },
    );
  }
  await concludeCharges(transaction, tccTransferIds);
  await cancelFees(transaction, tccTransferIds);
  await deleteMovements(transaction, tccTransferIds);
}

/** The statement lines of a cancelled transfer are deleted (specification, part two, section 4). The provider's own readings say the same later. */
async function deleteMovements(transaction: Knex.Transaction, tccTransferIds: readonly string[]): Promise<void> {
  await transaction('tcc_transactions')
    .whereIn(
      'related_entity_id',
      transaction('tcc_transfers').whereIn('id', tccTransferIds).where({ status: 'cancelled' }).select('id'),
    )
    .where({ related_entity_type: 'balance_transfer', status: 'pending' })
    .update({ status: 'deleted' });
}

/** A transfer that was cancelled at the provider costs no fee. */
async function cancelFees(transaction: Knex.Transaction, tccTransferIds: readonly string[]): Promise<void> {
  const cancelled = await transaction('transfers')
    .whereIn('tccTransferId', tccTransferIds)
    .where({ status: 'cancelled' })
    .pluck('id');
  await cancelTransferFees(transaction, cancelled);
}
