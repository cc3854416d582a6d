import Big from 'big.js';
import type { Knex } from 'knex';
import { chargeNarrative } from '../../domain/charges/narrative';
import { findFeeTerms } from '../database/feeTerms';
import { recordCharge } from '../database/recordCharge';
import type { Context } from '../context';
import { derivedId } from '../runtime/derivedId';

/** A stored transfer that the account it leaves is charged for. */
export interface ChargedTransfer {
  readonly id: string;
  /** The transfer's key; the id of its charge follows from it. */
  readonly uniqueRequestId: string;
  readonly accountId: string;
  readonly reason: string;
  /** How many fees of the transfer were recorded before, and cancelled. Each has a key of its own. */
  readonly earlierFees?: number;
}

/**
 * Records the fee of a transfer as a pending charge, in the transaction that creates it (docs/decisions/055). Does nothing where no fee is
 * due.
 * @returns the id of the charge, undefined where no fee is due
 */
export async function chargeTransferFee(
  transaction: Knex.Transaction,
  context: Context,
  { id, uniqueRequestId, accountId, reason, earlierFees = 0 }: ChargedTransfer,
): Promise<string | undefined> {
  const type = 'balance_transfer_fee';
  const terms = await findFeeTerms(transaction, type, accountId, context.clock.now());
  if (!terms?.price || new Big(terms.price).eq(0)) return undefined;
  const chargeId =
    earlierFees === 0
      ? derivedId('transfer fee', uniqueRequestId)
      : derivedId('transfer fee', uniqueRequestId, earlierFees);
  await recordCharge(transaction, context, {
    id: chargeId,
    accountId,
    transfer_id: id,
    narrative: chargeNarrative('balance_transfer_fee', reason),
    sourceAccountId: terms.sourceAccountId,
    destinationAccountId: terms.destinationAccountId,
    inputs: { type, tariff: { id: terms.tariffId, amount: terms.price } },
  });
  return chargeId;
}

/** Cancels the fees of transfers that did not take place, where they were not taken yet. */
export async function cancelTransferFees(transaction: Knex.Transaction, transferIds: readonly string[]): Promise<void> {
  await transaction('charges')
    .whereIn('transfer_id', transferIds)
    .where({ status: 'pending' })
    .update({ status: 'cancelled' });
}
