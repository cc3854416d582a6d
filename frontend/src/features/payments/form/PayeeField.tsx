import { useDeferredValue, useState } from 'react';
import { formatIban } from '../../../shared/formatIban';
import { regionName } from '../../../shared/regionName';
import { useFormField } from '../../../ui/form/useFormField';
import { Select } from '../../../ui/Select';
import { usePayees, type PayeeChoice } from './beneficiaryChoices';

const labelOf = ({ name, currency }: PayeeChoice) => `${name} (${currency})`;
const withoutCurrency = (label: string) => label.replace(/ \([A-Z]{3}\)$/, '');

/** Where the money goes, in one line below the picker. */
function routeOf({ currency, bankCountry, iban, accountNumber, beneficiary }: PayeeChoice): string {
  if (!beneficiary.tcc_beneficiary_id) return 'The provider has not confirmed this beneficiary yet.';
  return [`Paid in ${currency}`, regionName(bankCountry), iban ? formatIban(iban) : accountNumber]
    .filter(Boolean)
    .join(' · ');
}

interface Props {
  accountId: string;
  selected: PayeeChoice | undefined;
  onSelect: (payee: PayeeChoice | undefined) => void;
}

/** The beneficiary picker; the server searches, so that it works with any number of beneficiaries. */
export function PayeeField({ accountId, selected, onSelect }: Props) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(withoutCurrency(typed));
  const { data, isLoading } = usePayees(accountId, selected && search === selected.name ? '' : search);
  const { value, onChange, ...field } = useFormField<string>('beneficiaryId', 'Beneficiary');
  const found = data?.beneficiary_information_slice ?? [];
  const isFound = found.some(({ beneficiaryId }) => beneficiaryId === selected?.beneficiaryId);
  const choices = selected && !isFound ? [selected, ...found] : found;
  return (
    <Select
      {...field}
      label="Beneficiary"
      isRequired
      isLoading={isLoading}
      value={value || null}
      options={choices.map((payee) => ({
        value: payee.beneficiaryId,
        label: labelOf(payee),
        isDisabled: !payee.beneficiary.tcc_beneficiary_id,
      }))}
      onSearch={setTyped}
      onChange={(id) => {
        onChange(id ?? '');
        onSelect(choices.find(({ beneficiaryId }) => beneficiaryId === id));
      }}
      description={selected && routeOf(selected)}
    />
  );
}
