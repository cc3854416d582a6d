import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { formatIban, regionName } from '../../../shared/codeTexts';
import { useFormField } from '../../../ui/form/useFormField';
import { Select, type SelectOption } from '../../../ui/Select';
import { usePayees, type PayeeChoice } from './beneficiaryChoices';
import { PayeeRow } from './PayeeRow';
import { useNewPayeeAction } from './useNewPayeeAction';

const labelOf = ({ name, currency }: PayeeChoice) => `${name} (${currency})`;
const optionOf = (payee: PayeeChoice): SelectOption => ({
  value: payee.beneficiaryId,
  label: labelOf(payee),
  isDisabled: !payee.beneficiary.tcc_beneficiary_id,
});
const withoutCurrency = (label: string) => label.replace(/ \([A-Z]{3}\)$/, '');

/** The payee's bank details in one line, shown below the picker. */
function routeOf({ currency, bankCountry, iban, accountNumber, beneficiary }: PayeeChoice): string {
  if (!beneficiary.tcc_beneficiary_id) return 'The provider has not confirmed this beneficiary yet.';
  return [`Paid in ${currency}`, regionName(bankCountry), iban ? formatIban(iban) : accountNumber]
    .filter(Boolean)
    .join(' · ');
}

/** The beneficiaries found, and the selected one even if the search does not find it. */
function withSelected(found: readonly PayeeChoice[], selected: PayeeChoice | undefined): readonly PayeeChoice[] {
  const isFound = found.some(({ beneficiaryId }) => beneficiaryId === selected?.beneficiaryId);
  return selected && !isFound ? [selected, ...found] : found;
}

interface Props {
  accountId: string;
  selected: PayeeChoice | undefined;
  onSelect: (payee: PayeeChoice | undefined) => void;
}

/** The beneficiary picker; the server searches, so that it works with any number of beneficiaries. */
export function PayeeField(props: Props) {
  return <PayeePicker {...props} {...useFormField<string>('beneficiaryId', 'Beneficiary')} />;
}

type PickerProps = Props & ReturnType<typeof useFormField<string>>;

/** Rendered when its own props change, not with each key in another field. */
const PayeePicker = memo(function PayeePicker({
  accountId,
  selected,
  onSelect,
  value,
  onChange,
  ...field
}: PickerProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(withoutCurrency(typed));
  const { payees, isLoading } = usePayees(accountId, selected && search === selected.name ? '' : search);
  const action = useNewPayeeAction();
  const choices = useMemo(() => withSelected(payees, selected), [payees, selected]);
  const options = useMemo(() => choices.map(optionOf), [choices]);
  const choose = useCallback(
    (id: string | null) => {
      onChange(id);
      onSelect(choices.find(({ beneficiaryId }) => beneficiaryId === id));
    },
    [choices, onChange, onSelect],
  );
  const rowOf = useCallback(
    (id: string) => {
      const payee = choices.find(({ beneficiaryId }) => beneficiaryId === id);
      return payee && <PayeeRow payee={payee} />;
    },
    [choices],
  );
  return (
    <Select
      {...field}
      label="Beneficiary"
      isRequired
      isLoading={isLoading}
      value={value || null}
      options={options}
      row={rowOf}
      action={action}
      onSearch={setTyped}
      onChange={choose}
      description={selected && routeOf(selected)}
    />
  );
});
