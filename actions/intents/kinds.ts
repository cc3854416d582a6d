import { beneficiaryIntent } from './beneficiary';
import type { IntentKind, IntentKindName } from './intent';
import { paymentIntent } from './payment';

/** Everything that can be sent to the provider, by kind. */
export const intentKinds: Readonly<Record<IntentKindName, IntentKind>> = {
  payment: paymentIntent as IntentKind,
  beneficiary: beneficiaryIntent as IntentKind,
};
