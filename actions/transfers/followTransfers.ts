import type { Knex } from 'knex';
import { concludeCharges } from '../database/concludeCharges';
import { concludeSafeguarding } from '../database/concludeSafeguarding';
import { cancelTransferFees } from './chargeTransferFee';

/**
 * Updates transfers, safeguarding transfers and charges from the mirror of the provider's transfers.
 * @param tccTransferIds provider ids; unknown ones are ignored
 */
export async function followTransfers(transaction: Knex.Transaction, tccTransferIds: readonly string[]): Promise<void> {
  await concludeTransfers(transaction, tccTransferIds);
  await concludeSafeguarding(transaction, tccTransferIds);
  await concludeCharges(transaction, tccTransferIds);
  await deleteMovements(transaction, tccTransferIds);
}

/** Ends the transfers that ended at the provider. One that was cancelled there costs no fee. */
async function concludeTransfers(transaction: Knex.Transaction, tccTransferIds: readonly string[]): Promise<void> {
  const { rows } = await transaction.raw<{ rows: { readonly id: string; readonly status: string }[] }>(
    `update transfers as ours set status = theirs.status
     from tcc_transfers as theirs
     where theirs.id = ours."tccTransferId" and theirs.id = any(:ids) and ours.status = 'pending'
       and theirs.status in ('completed', 'cancelled')
     returning ours.id, ours.status`,
    { ids: [...tccTransferIds] },
  );
  const cancelled = rows.filter(({ status }) => status === 'cancelled').map(({ id }) => id);
  await cancelTransferFees(transaction, cancelled);
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
