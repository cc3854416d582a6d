import type { ComponentProps } from 'react';
import { object } from '../../../../../domain/yup';
import { FilterFrame } from '../../../shared/filters/FilterFrame';
import { dayField, lastDayField } from '../../../shared/filters/rangeFields';
import { WideField } from '../../../ui/layout';
import { FormDate, FormFoundSelect } from '../../../ui/form/fields';
import type { ChargeFilterValues } from './chargesSearch';

const schema = object({ from: dayField, to: lastDayField('from') });

interface Props {
  /** The accounts that the server finds. */
  accounts: Pick<ComponentProps<typeof FormFoundSelect>, 'options' | 'onSearch'>;
  filters: ChargeFilterValues;
  onApply: (filters: ChargeFilterValues) => void;
}

/** The further filters of the list of charges. */
export function ChargeFilters({ accounts, filters, onApply }: Props) {
  return (
    <FilterFrame filters={filters} schema={schema} onApply={onApply}>
      <WideField>
        <FormFoundSelect name="account" label="Account" placeholder="Any account" {...accounts} isFilter />
      </WideField>
      <FormDate name="from" label="Recorded from" />
      <FormDate name="to" label="Recorded to" />
    </FilterFrame>
  );
}
