import { object } from '../../../../domain/yup';
import { FilterFrame } from '../../shared/filters/FilterFrame';
import { dayField, lastDayField } from '../../shared/filters/rangeFields';
import { FormDate } from '../../ui/form/fields';
import type { ActivityFilterValues } from './activitySearch';

const schema = object({ from: dayField, to: lastDayField('from') });

interface Props {
  filters: ActivityFilterValues;
  onApply: (filters: ActivityFilterValues) => void;
}

/** The further filters of the activity log. */
export function ActivityFilters({ filters, onApply }: Props) {
  return (
    <FilterFrame filters={filters} schema={schema} onApply={onApply}>
      <FormDate name="from" label="From" />
      <FormDate name="to" label="To" />
    </FilterFrame>
  );
}
