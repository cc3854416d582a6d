import { useCall } from '../../../graphql/useCall';
import { HoldPaymentRateDocument, ReleasePaymentRateDocument } from './heldRateWrites';
import type { RatedPayment } from './heldRateText';

/** Holds a rate for a payment or lets it go, in the version that is shown. */
export function useHeldRate({ id: paymentId, version, account: { id: accountId } }: RatedPayment) {
  const holding = useCall(HoldPaymentRateDocument);
  const releasing = useCall(ReleasePaymentRateDocument);
  return {
    isCalling: holding.isCalling || releasing.isCalling,
    error: holding.error ?? releasing.error,
    hold: (sellCurrency: string) => void holding.call({ paymentId, version, sellCurrency }, { accountId }),
    release: () => void releasing.call({ paymentId, version }, { accountId }),
  };
}
