import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { isSamePayee } from '../../domain/intents/sameTerms';
import { loadSlice, type Slice } from '../database/beneficiaries';
import { providerBeneficiary } from './providerBeneficiary';
import type { ProviderClient } from '../provider/client';
import type { Context } from '../context';
import { bankDetailsOf, type ProviderBeneficiary } from '../provider/records';
import { contentDigest } from '../intents/contentDigest';
import { recordActivity } from '../database/recordActivity';
import { intentKind, type Intent } from '../intents/intent';

/**
 * Creates the provider's record of a slice. The call has no idempotency key, so the slice's id is sent as external
 * reference and looked up before any repeat. A beneficiary whose only slice is rejected is disabled; one with another
 * slice stays, so that its details can be corrected.
 */
export const beneficiaryIntent = intentKind<Slice, ProviderBeneficiary>({
  find: findSame,
  check: async (context, intent) => {
    const slice = await loadSlice(context.database, intent.key);
    return slice && contentDigest(slice) === intent.digest ? { content: slice } : { refusal: 'beneficiary_changed' };
  },
  create: (client, intent, slice) =>
    client.createBeneficiary({
      ...providerBeneficiary(slice, intent.payload.onBehalfOf),
      beneficiary_external_reference: intent.key,
    }),
  recordEffect: async (transaction, intent, effect) => {
    await transaction('beneficiary_information_slice')
      .where({ id: intent.key })
      .update({ tcc_beneficiary_id: effect.id });
  },
  recordRefusal: async (transaction, intent, { message }, now) => {
    await recordFailure(transaction, intent, message, now);
    await transaction('beneficiaries')
      .where({ id: intent.entityId })
      .whereNotExists(
        transaction('beneficiary_information_slice')
          .where({ beneficiaryId: intent.entityId })
          .whereNot({ id: intent.key }),
      )
      .update({ enabled: false, updatedAt: transaction.fn.now() });
  },
});

/** The record that the slice's id stands for. @throws RuleError request_key_taken for one of another bank account */
async function findSame(
  client: ProviderClient,
  { key, payload }: Intent,
  { database }: Context,
): Promise<ProviderBeneficiary | undefined> {
  const found = await client.findBeneficiaryByReference(key, payload.onBehalfOf);
  const ours = found && (await loadSlice(database, key));
  if (!ours || isSamePayee(ours, bankDetailsOf(found))) return found;
  throw new RuleError('request_key_taken', 'beneficiary');
}

/** Records in the activity log that a slice was rejected, under the user who created the beneficiary. */
async function recordFailure(
  transaction: Knex.Transaction,
  { entityId: beneficiaryId, accountId }: Intent,
  details: string,
  createdAt: Date,
): Promise<void> {
  const beneficiary = await transaction('beneficiaries').where({ id: beneficiaryId }).first('createdById');
  const entry = { eventCode: 'E004', details, beneficiaryId, accountId } as const;
  await recordActivity(transaction, { ...entry, userId: beneficiary?.createdById ?? null, createdAt });
}
