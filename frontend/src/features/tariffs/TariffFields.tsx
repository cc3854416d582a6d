import { paymentPrices, tariffTypes } from '../../../../domain/tariffs/tariffTypes';
import { FormSection } from '../../shared/patterns/FormLayout';
import { Details } from '../../ui/Details';
import { FieldGrid } from '../../ui/layout';
import { FormAmount, FormSelect, FormText } from '../../ui/form/fields';
import { useFormValue } from '../../ui/form/formState';
import { OverrideRows } from './OverrideRows';
import { priceLabels, typeLabels } from './tariffLabels';
import type { TariffValues } from './tariffValues';

const types = tariffTypes.map((value) => ({ value, label: typeLabels[value] }));

/**
 * The fields of a tariff; its type decides which prices it has.
 * @param isTypeFixed whether the tariff exists, whose type cannot be changed
 */
export function TariffFields({ isTypeFixed }: { isTypeFixed: boolean }) {
  const type = useFormValue((values: TariffValues) => values.type);
  return (
    <>
      <FormText name="name" label="Name" maxLength={120} isRequired />
      {isTypeFixed && type ? (
        <Details items={[{ label: 'Type', value: `${typeLabels[type]}. The type cannot be changed.` }]} />
      ) : (
        <FormSelect name="type" label="Type" options={types} isRequired />
      )}
      {type === 'payment_fee' && <PaymentPrices />}
      {type && type !== 'payment_fee' && (
        <FormAmount name="amount" label="Amount" description="In pounds, for each charge." currency="GBP" isRequired />
      )}
    </>
  );
}

function PaymentPrices() {
  return (
    <>
      <FormSection
        title="Payment fees"
        lead="In pounds, for each payment. The country of the beneficiary’s bank decides between our 1 and our 4."
      >
        <FieldGrid>
          {paymentPrices.map((name) => (
            <FormAmount key={name} name={name} label={priceLabels[name]} currency="GBP" isRequired />
          ))}
        </FieldGrid>
      </FormSection>
      <FormSection
        title="Regular fees by currency"
        lead="A fixed fee in pounds in place of the regular fee. Rows without a currency or a fee are not saved."
      >
        <OverrideRows />
      </FormSection>
    </>
  );
}
