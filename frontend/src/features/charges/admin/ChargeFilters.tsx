import { object } from '../../../../../domain/yup';
import { FilterFrame } from '../../../shared/filters/FilterFrame';
import { dayField, lastDayField } from '../../../shared/filters/rangeFields';
import { WideField } from '../../../ui/form/FieldGrid';
import { FormDate, FormSelect } from '../../../ui/form/fields';
import type { ChargedAccount } from './chargedAccounts';
import type { ChargeFilterValues } from './chargesSearch';

const schema = object({ from: dayField, to: lastDayField('from') });

interface Props {
  accounts: readonly ChargedAccount[];
  filters: ChargeFilterValues;
  onApply: (filters: ChargeFilterValues) => void;
}

/** The further filters of the list of charges. */
export function ChargeFilters({ accounts, filters, onApply }: Props) {
  const options = accounts.map(({ id, name, organisation }) => ({
    value: id,
    label: `${name} · ${organisation.name}`,
  }));
  return (
    <FilterFrame filters={filters} schema={schema} onApply={onApply}>
      <WideField>
        <FormSelect name="account" label="Account" placeholder="Any account" options={options} isFilter />
      </WideField>
      <FormDate name="from" label="Recorded from" />
      <FormDate name="to" label="Recorded to" />
    </FilterFrame>
  );
}
