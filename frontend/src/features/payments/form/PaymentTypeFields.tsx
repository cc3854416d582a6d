import { FormRadio } from '../../../ui/form/fields';
import { useFormValue } from '../../../ui/form/formState';
import type { PayeeChoice } from './beneficiaryChoices';
import type { PaymentValues } from '../../../shared/payments/paymentValues';

const types = [
  { value: 'regular', label: 'Regular', help: 'By the local network' },
  { value: 'priority', label: 'Priority', help: 'By SWIFT, usually the same day' },
];

const chargeTypes = [
  { value: 'shared', label: 'Shared', help: 'Each side pays its own bank' },
  { value: 'ours', label: 'Ours', help: 'You pay all charges' },
];

/** The payment types that the beneficiary supports; for a priority payment also who pays the charges. */
export function PaymentTypeFields({ payee }: { payee: PayeeChoice | undefined }) {
  const paymentType = useFormValue((values: PaymentValues) => values.paymentType);
  const offered = types.filter(({ value }) => !payee || (value === 'priority' ? payee.isPriority : payee.isRegular));
  return (
    <>
      <FormRadio name="paymentType" label="Payment type" isRequired options={offered} />
      {paymentType === 'priority' && <FormRadio name="chargeType" label="Charges" isRequired options={chargeTypes} />}
    </>
  );
}
