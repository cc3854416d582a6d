import { regionName } from '../../../shared/codeTexts';
import { FormSelect } from '../../../ui/form/fields';
import { useFormValue } from '../../../ui/form/formState';
import type { PayeeChoice } from './beneficiaryChoices';
import type { PaymentValues } from '../../../shared/payments/paymentValues';
import type { PurposesOf } from './purposesQuery';

interface Props {
  payee: PayeeChoice;
  purposesOf: PurposesOf;
}

/** The purpose code, where the payment must state one. */
export function PurposeCodeField({ payee, purposesOf }: Props) {
  const purposes = purposesOf(useFormValue((values: PaymentValues) => values.paymentType));
  if (purposes.length === 0) return null;
  return (
    <FormSelect
      name="purposeCode"
      label="Purpose code"
      isRequired
      description={`${regionName(payee.bankCountry)} asks what a payment in ${payee.currency} is for.`}
      options={purposes.map(({ code, description }) => ({ value: code, label: `${description} (${code})` }))}
    />
  );
}
