import type { Knex } from 'knex';
import type { BeneficiaryInput } from '../../domain/beneficiaries/beneficiaryInput';
import { recordActivity } from '../database/recordActivity';
import type { Seat } from '../database/seats';
import type { Context } from '../context';
import { storeSlice } from './storeSlice';

/** A beneficiary that is stored, and what its activity says besides. */
interface NewBeneficiary {
  readonly id: string;
  readonly seat: Seat;
  readonly beneficiary: BeneficiaryInput;
  readonly details?: string | null;
  /** The id of the first slice, where it follows from the client's request. */
  readonly sliceId?: string;
}

/**
 * Stores a new beneficiary with its first slice and the activity, in the caller's transaction.
 * @returns the id of the intent that creates the provider's record
 * @throws RuleError as storeSlice
 */
export async function storeBeneficiary(
  transaction: Knex.Transaction,
  context: Context,
  { id, seat, beneficiary, details = null, sliceId }: NewBeneficiary,
): Promise<string> {
  const { userId, accountId } = seat;
  await transaction('beneficiaries').insert({ id, account_id: accountId, createdById: userId });
  const entry = { eventCode: 'A004', beneficiaryId: id, accountId, details } as const;
  await recordActivity(transaction, { ...entry, userId, createdAt: context.clock.now() });
  return storeSlice(transaction, context, { id: sliceId, beneficiaryId: id, seat, beneficiary });
}
