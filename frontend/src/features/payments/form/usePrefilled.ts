import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../../../session/PortalContext';
import { useServices } from '../../../session/services';
import { idParam } from '../../../shared/searchParams';
import { templatePayment } from '../templates/templatePayment';
import { useTemplate } from '../templates/templatesQuery';
import { usePayee } from './beneficiaryChoices';
import type { PaymentValues } from './paymentValues';
import { prefilledPayment } from './prefill';

/**
 * The values with those of the template that the page's query names, and its other parameters, in their place. A beneficiary that the
 * account does not have is left out.
 * @returns undefined while template and beneficiary are looked up
 */
export function usePrefilled(values: PaymentValues): PaymentValues | undefined {
  const account = useAccount();
  const { now } = useServices();
  const [search] = useSearchParams();
  const { template, ...lookUp } = useTemplate(account.id, idParam.read(search.get('templateId') ?? ''));
  const prefilled = prefilledPayment(search, template ? templatePayment(template, values) : values, now());
  const isOther = prefilled.beneficiaryId !== values.beneficiaryId;
  const { payee, isLoading } = usePayee(account.id, isOther ? prefilled.beneficiaryId : '');
  if (isLoading || lookUp.isLoading) return undefined;
  return isOther && !payee ? { ...prefilled, beneficiaryId: values.beneficiaryId } : prefilled;
}
