import { loadSlice, type Slice } from '../database/beneficiaries';
import { providerBeneficiary } from './providerBeneficiary';
import type { ProviderBeneficiary } from '../provider/records';
import { contentDigest } from '../intents/contentDigest';
import { intentKind } from '../intents/intent';

/**
 * Creates a beneficiary at the provider. The call has no idempotency key, so our id is sent as external reference and
 * looked up before any repeat.
 */
export const beneficiaryIntent = intentKind<Slice, ProviderBeneficiary>({
  find: (client, intent) => client.findBeneficiaryByReference(intent.entityId, intent.payload.onBehalfOf),
  check: async (context, intent) => {
    const slice = await loadSlice(context.database, intent.key);
    return slice && contentDigest(slice) === intent.digest ? { content: slice } : { refusal: 'beneficiary_changed' };
  },
  create: (client, intent, slice) =>
    client.createBeneficiary({
      ...providerBeneficiary(slice, intent.payload.onBehalfOf),
      beneficiary_external_reference: intent.entityId,
    }),
  recordEffect: async (transaction, intent, effect) => {
    await transaction('beneficiaries')
      .where({ id: intent.entityId })
      .update({ tcc_beneficiary_id: effect.id, updatedAt: transaction.fn.now() });
  },
  recordRefusal: async (transaction, intent) => {
    await transaction('beneficiaries')
      .where({ id: intent.entityId })
      .update({ enabled: false, updatedAt: transaction.fn.now() });
  },
});
