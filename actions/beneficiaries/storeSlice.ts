import type { Knex } from 'knex';
import type { BeneficiaryInput } from '../../domain/beneficiaries/beneficiaryInput';
import type { Slice } from '../database/beneficiaries';
import { requireWorkingAccount, type Seat } from '../database/seats';
import { contentDigest } from '../intents/contentDigest';
import { enqueue, longAgo } from '../intents/enqueue';
import type { Context } from '../context';
import { detailsOf } from './providerBeneficiary';

/** A slice to be stored. */
interface NewSlice {
  /** Follows from the client's request. The provider may have the record of the same request from before the database was taken back. */
  readonly id?: string;
  readonly beneficiaryId: string;
  readonly seat: Seat;
  readonly beneficiary: BeneficiaryInput;
}

/**
 * Stores a beneficiary's details as a new slice, and the intent to create its record at the provider.
 * @returns the intent's id
 * @throws RuleError account_closed, account_not_approved, account_not_connected
 */
export async function storeSlice(
  transaction: Knex.Transaction,
  context: Context,
  { id, beneficiaryId, seat, beneficiary }: NewSlice,
): Promise<string> {
  const slice: Slice = { ...detailsOf(beneficiary), id: id ?? context.newId(), beneficiaryId };
  await transaction('beneficiary_information_slice').insert(slice);
  return enqueue(
    transaction,
    {
      id: context.newId(),
      kind: 'beneficiary',
      entityId: beneficiaryId,
      accountId: seat.accountId,
      key: slice.id,
      payload: { onBehalfOf: requireWorkingAccount(seat) },
      digest: contentDigest(slice),
      unresolvedAt: id ? longAgo : null,
    },
    context.clock.now(),
  );
}
