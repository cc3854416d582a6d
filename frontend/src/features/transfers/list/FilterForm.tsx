import { object } from '../../../../../domain/yup';
import { FilterFrame } from '../../../shared/filters/FilterFrame';
import { WideField } from '../../../ui/layout';
import { FormAmount, FormCurrency, FormDate, FormSelect } from '../../../ui/form/fields';
import { useFormValue } from '../../../ui/form/formState';
import { amountField, dayField, greatestAmountField, lastDayField } from '../../../shared/filters/rangeFields';
import { accountOption, type TransferAccount } from '../transferAccounts';
import type { FormFilters } from './filterTags';

/** What the filters must be to be applied: dates, amounts of the chosen currency, and no range that ends before it begins. */
const filterSchema = object({
  amountFrom: amountField(),
  amountTo: greatestAmountField('amountFrom'),
  createdAtFrom: dayField,
  createdAtTo: lastDayField('createdAtFrom'),
  completedAtFrom: dayField,
  completedAtTo: lastDayField('completedAtFrom'),
});

interface Props {
  /** The accounts that a transfer may be from or to. */
  accounts: readonly TransferAccount[];
  filters: FormFilters;
  onApply: (filters: FormFilters) => void;
}

/** The filters of a list of transfers. */
export function FilterForm({ accounts, filters, onApply }: Props) {
  const options = accounts.map(accountOption);
  return (
    <FilterFrame filters={filters} schema={filterSchema} onApply={onApply}>
      <WideField>
        <FormSelect name="source" label="From account" placeholder="Any account" options={options} isFilter />
      </WideField>
      <WideField>
        <FormSelect name="destination" label="To account" placeholder="Any account" options={options} isFilter />
      </WideField>
      <AmountRange />
      <WideField>
        <FormCurrency name="currency" label="Currency" isFilter />
      </WideField>
      <FormDate name="createdAtFrom" label="Created from" />
      <FormDate name="createdAtTo" label="Created to" />
      <FormDate name="completedAtFrom" label="Completed from" />
      <FormDate name="completedAtTo" label="Completed to" />
    </FilterFrame>
  );
}

function AmountRange() {
  const currency = useFormValue((filters: FormFilters) => filters.currency);
  return (
    <>
      <FormAmount name="amountFrom" label="Amount from" currency={currency} />
      <FormAmount name="amountTo" label="Amount to" currency={currency} />
    </>
  );
}
