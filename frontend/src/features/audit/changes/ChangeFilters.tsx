import { object, string } from '../../../../../domain/yup';
import { FilterFrame } from '../../../shared/filters/FilterFrame';
import { dayField, lastDayField } from '../../../shared/filters/rangeFields';
import { FormDate, FormText } from '../../../ui/form/fields';
import type { ChangeFilterValues } from '../../../shared/audit/auditSearch';

const schema = object({ person: string(), from: dayField, to: lastDayField('from') });

interface Props {
  filters: ChangeFilterValues;
  onApply: (filters: ChangeFilterValues) => void;
}

/** The further filters of the audit log. */
export function ChangeFilters({ filters, onApply }: Props) {
  return (
    <FilterFrame filters={filters} schema={schema} onApply={onApply}>
      <FormText name="person" label="User" description="The whole username" />
      <FormDate name="from" label="From" />
      <FormDate name="to" label="To" />
    </FilterFrame>
  );
}
