import { usePortal } from '../../../session/PortalContext';
import { useOffers } from '../../../shared/offers';
import { FormSection } from '../../../shared/patterns/FormLayout';
import { FormAmount, FormCurrency, FormSelect, FormText, FormCheckbox } from '../../../ui/form/fields';
import { useFormValue } from '../../../ui/form/formState';
import { accountOption, maxAccounts, type TransferAccount } from '../transferAccounts';
import type { TransferValues } from './transferValues';

/** The fields of a new transfer. Only an administrator may leave out the fee. */
export function TransferFields({ accounts }: { accounts: readonly TransferAccount[] }) {
  const { isAdmin } = usePortal();
  const source = useFormValue((values: TransferValues) => values.source);
  const currency = useFormValue((values: TransferValues) => values.currency);
  const { offered, decimals } = useOffers();
  const options = accounts.map(accountOption);
  return (
    <>
      <FormSection title="Accounts">
        <FormSelect name="source" label="From account" options={options} isRequired />
        <FormSelect
          name="destination"
          label="To account"
          options={options.filter(({ value }) => value !== source)}
          isRequired
        />
        {accounts.length >= maxAccounts && <p>{`Only the first ${maxAccounts} accounts by name can be chosen.`}</p>}
      </FormSection>
      <FormSection title="Amount">
        <FormCurrency name="currency" label="Currency" offered={offered} isRequired />
        <FormAmount name="amount" label="Amount" currency={currency} decimals={decimals(currency)} isRequired />
        <FormText name="reason" label="Reason" description="Both accounts see it on their statements." isRequired />
        {isAdmin && <FormCheckbox name="shouldCharge" label="Charge the transfer fee" />}
      </FormSection>
    </>
  );
}
