import type { Knex } from 'knex';
import type { BeneficiaryInput } from '../../domain/beneficiaries/beneficiaryInput';
import type { Slice } from '../database/beneficiaries';
import { requireWorkingAccount, type Seat } from '../database/seats';
import { contentDigest } from '../intents/contentDigest';
import { enqueue } from '../intents/enqueue';
import type { Context } from '../provider/context';
import { detailsOf } from './providerBeneficiary';

/**
 * Stores a beneficiary's details as a new slice, and the intent to create its record at the provider.
 * @returns the intent's id
 * @throws RuleError account_closed, account_not_approved, account_not_connected
 */
export async function storeSlice(
  transaction: Knex.Transaction,
  context: Context,
  beneficiaryId: string,
  seat: Seat,
  beneficiary: BeneficiaryInput,
): Promise<string> {
  const slice: Slice = { ...detailsOf(beneficiary), id: context.newId(), beneficiaryId };
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
    },
    context.clock.now(),
  );
}
