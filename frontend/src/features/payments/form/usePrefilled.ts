import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../../../session/PortalContext';
import { useServices } from '../../../session/services';
import { idParam } from '../../../shared/searchParams';
import { templatePayment } from '../templates/templatePayment';
import { useTemplate } from '../templates/templatesQuery';
import { usePayee } from './beneficiaryChoices';
import type { PaymentValues } from '../../../shared/payments/paymentValues';
import { repeatedValues, useEditablePayment } from './editablePayment';
import { prefilledPayment } from './prefill';

/**
 * The values with those of the template or of the payment that the page's query names, and its other parameters, in their place. A
 * beneficiary that the account does not have is left out.
 * @returns undefined while template, payment and beneficiary are looked up
 */
export function usePrefilled(values: PaymentValues): PaymentValues | undefined {
  const account = useAccount();
  const { now } = useServices();
  const [search] = useSearchParams();
  const { template, ...lookUp } = useTemplate(account.id, idParam.read(search.get('templateId') ?? ''));
  const { data, ...repeat } = useEditablePayment(idParam.read(search.get('repeatOf') ?? ''));
  const repeated = data?.payments_by_pk;
  const base = repeated ? repeatedValues(repeated, values) : values;
  const prefilled = prefilledPayment(search, template ? templatePayment(template, base) : base, now());
  const isOther = prefilled.beneficiaryId !== values.beneficiaryId;
  const { payee, isLoading } = usePayee(account.id, isOther ? prefilled.beneficiaryId : '');
  if (isLoading || lookUp.isLoading || repeat.isLoading) return undefined;
  return isOther && !payee ? { ...prefilled, beneficiaryId: values.beneficiaryId } : prefilled;
}
