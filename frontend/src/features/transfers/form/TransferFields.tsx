import { useFormikContext } from 'formik';
import { usePortal } from '../../../session/PortalContext';
import { FormSection } from '../../../shared/patterns/FormLayout';
import { Checkbox } from '../../../ui/Checkbox';
import { FormAmount, FormCurrency, FormSelect, FormText } from '../../../ui/form/fields';
import { accountOption, type TransferAccount } from '../transferAccounts';
import type { TransferValues } from './transferValues';

/** The fields of a new transfer. Only an administrator may leave out the fee. */
export function TransferFields({ accounts }: { accounts: readonly TransferAccount[] }) {
  const { isAdmin } = usePortal();
  const { values, setFieldValue } = useFormikContext<TransferValues>();
  const options = accounts.map(accountOption);
  return (
    <>
      <FormSection title="Accounts">
        <FormSelect name="source" label="From account" options={options} isRequired />
        <FormSelect
          name="destination"
          label="To account"
          options={options.filter(({ value }) => value !== values.source)}
          isRequired
        />
      </FormSection>
      <FormSection title="Amount">
        <FormCurrency name="currency" label="Currency" isRequired />
        <FormAmount name="amount" label="Amount" currency={values.currency} isRequired />
        <FormText name="reason" label="Reason" description="Both accounts see it on their statements." isRequired />
        {isAdmin && (
          <Checkbox
            label="Charge the transfer fee"
            isChecked={values.shouldCharge}
            onChange={(isChecked) => void setFieldValue('shouldCharge', isChecked)}
          />
        )}
      </FormSection>
    </>
  );
}
