import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../../../session/PortalContext';
import { useServices } from '../../../session/services';
import { usePayee } from './beneficiaryChoices';
import type { PaymentValues } from './paymentValues';
import { prefilledPayment } from './prefill';

/**
 * The values with the page's query parameters in their place. A beneficiary that the account does not have is left out.
 * @returns undefined while the beneficiary is looked up
 */
export function usePrefilled(values: PaymentValues): PaymentValues | undefined {
  const account = useAccount();
  const { now } = useServices();
  const [search] = useSearchParams();
  const prefilled = prefilledPayment(search, values, now());
  const isOther = prefilled.beneficiaryId !== values.beneficiaryId;
  const { payee, isLoading } = usePayee(account.id, isOther ? prefilled.beneficiaryId : '');
  if (isLoading) return undefined;
  return isOther && !payee ? { ...prefilled, beneficiaryId: values.beneficiaryId } : prefilled;
}
