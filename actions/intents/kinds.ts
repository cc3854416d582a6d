import { beneficiaryIntent } from './beneficiary';
import { conversionIntent } from './conversion';
import type { IntentKind, IntentKindName } from './intent';
import { paymentIntent } from './payment';
import { chargeIntent, safeguardingTransferIntent, transferIntent } from './transfer';

/** Everything that can be sent to the provider, by kind. */
export const intentKinds: Readonly<Record<IntentKindName, IntentKind>> = {
  payment: paymentIntent as IntentKind,
  beneficiary: beneficiaryIntent as IntentKind,
  conversion: conversionIntent as IntentKind,
  transfer: transferIntent,
  charge: chargeIntent,
  safeguarding_transfer: safeguardingTransferIntent,
};
