import { loadSlice, type Slice } from '../database/beneficiaries';
import { providerBeneficiary } from '../beneficiaries/providerBeneficiary';
import type { ProviderBeneficiary } from '../provider/records';
import { contentDigest } from './contentDigest';
import type { IntentKind } from './intent';

/**
 * Making a beneficiary known to the provider. That call has no idempotency key: our id travels as its external reference
 * and is looked up before any repeat.
 */
export const beneficiaryIntent: IntentKind<Slice, ProviderBeneficiary> = {
  find: (client, intent) => client.findBeneficiaryByReference(intent.entityId, intent.payload.onBehalfOf),
  check: async (context, intent) => {
    const slice = await loadSlice(context.database, intent.key);
    return slice && contentDigest(slice) === intent.digest ? { content: slice } : { refusal: 'beneficiary_changed' };
  },
  create: (client, intent, slice) =>
    client.createBeneficiary({
      ...providerBeneficiary(slice, intent.payload.onBehalfOf),
      name: slice.name,
      bank_account_holder_name: slice.bankAccountHolderName,
      email: slice.email,
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
};
