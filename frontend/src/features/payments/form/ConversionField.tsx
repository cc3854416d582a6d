import { FormSelect } from '../../../ui/form/fields';
import { useFormValue } from '../../../ui/form/formState';
import { conversionText, maxConversions, useLinkableConversions } from './conversionsQuery';
import type { PaymentValues } from '../../../shared/payments/paymentValues';

const closedText =
  'The provider may refuse a payment from this conversion. Clear the field to send it from the balance.';

const openText = (count: number) =>
  `An open conversion that buys the currency of the payment.${count >= maxConversions ? ` The ${maxConversions} newest are offered.` : ''}`;

/** The conversion that the payment is made from; nothing where the account has none to choose and none is linked. */
export function ConversionField({ accountId }: { accountId: string }) {
  const currency = useFormValue((values: PaymentValues) => values.currency);
  const linked = useFormValue((values: PaymentValues) => values.conversionId);
  const conversions = useLinkableConversions(accountId, currency);
  if (!conversions || (conversions.length === 0 && !linked)) return null;
  const known = conversions.map((one) => ({ value: one.id, label: conversionText(one) }));
  const isKnown = known.some(({ value }) => value === linked);
  const closed = linked && !isKnown ? [{ value: linked, label: `A conversion that is not open in ${currency}` }] : [];
  return (
    <FormSelect
      name="conversionId"
      label="Linked conversion"
      description={closed.length > 0 ? closedText : openText(known.length)}
      options={[...closed, ...known]}
    />
  );
}
