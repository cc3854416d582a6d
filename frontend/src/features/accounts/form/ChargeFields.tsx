import { AccountField } from '../../../shared/accounts/AccountField';
import { FormSection } from '../../../shared/patterns/FormLayout';
import { FormDate, FormSelect, FormCheckbox } from '../../../ui/form/fields';
import { useFormValues } from '../../../ui/form/formState';
import { tariffLabels, type TariffField } from '../accountLabels';
import type { AccountValues } from './accountValues';
import { useTariffChoices } from './accountTariffs';
import { ChargeCurrencies } from './ChargeCurrencies';

const tariffFields = Object.keys(tariffLabels) as TariffField[];

/** Whether and how an account is charged. */
export function ChargeFields() {
  const values = useFormValues<AccountValues>();
  const choicesOf = useTariffChoices();
  return (
    <FormSection title="Charges" lead="Without a tariff of its own the account has the default one.">
      <FormCheckbox name="process_charges" label="Charge this account" />
      <FormDate name="process_charges_from" label="Charge from" />
      {tariffFields.map((field) => (
        <FormSelect key={field} name={field} label={tariffLabels[field]} options={choicesOf(field)} />
      ))}
      <FormCheckbox name="debit_account_use_source" label="Take charges from this account" />
      {!values.debit_account_use_source && (
        <AccountField
          name="debit_account_id"
          label="Account to debit"
          description="Another account of the organisation."
          orgId={values.org_id || undefined}
        />
      )}
      <FormCheckbox name="charge_currencies_use_source" label="Take each charge in its own currency" />
      {!values.charge_currencies_use_source && (
        <ChargeCurrencies name="charge_currencies" label="Currencies in the order in which charges are taken" />
      )}
    </FormSection>
  );
}
