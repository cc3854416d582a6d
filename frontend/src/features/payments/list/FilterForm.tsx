import { object } from '../../../../../domain/yup';
import { personName, type Person } from '../../../shared/payments/paymentRow';
import { FilterFrame } from '../../../shared/filters/FilterFrame';
import { WideField } from '../../../ui/layout';
import { FormAmount, FormCurrency, FormDate, FormSelect } from '../../../ui/form/fields';
import { useFormValue } from '../../../ui/form/formState';
import { amountField, dayField, greatestAmountField, lastDayField } from '../../../shared/filters/rangeFields';
import type { FormFilters } from './filterTags';

/** What the filters must be to be applied: dates, amounts of the chosen currency, and no range that ends before it begins. */
const filterSchema = object({
  dateFrom: dayField,
  dateTo: lastDayField('dateFrom'),
  amountFrom: amountField(),
  amountTo: greatestAmountField('amountFrom'),
});

interface Props {
  filters: FormFilters;
  /** The people who may have created a payment. */
  people: readonly Person[];
  /** The id of the user. */
  userId: string;
  onApply: (filters: FormFilters) => void;
}

/** The filters of the payments list. They apply together, so that no half-typed amount is searched for. */
export function FilterForm({ filters, people, userId, onApply }: Props) {
  return (
    <FilterFrame filters={filters} schema={filterSchema} onApply={onApply}>
      <FormDate name="dateFrom" label="Payment date from" />
      <FormDate name="dateTo" label="Payment date to" />
      <AmountRange />
      <WideField>
        <FormCurrency name="currency" label="Currency" isFilter />
      </WideField>
      <WideField>
        <FormSelect
          name="createdBy"
          label="Created by"
          placeholder="Anybody"
          options={creatorOptions(people, userId)}
          isFilter
        />
      </WideField>
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

/** The user first. */
function creatorOptions(people: readonly Person[], userId: string) {
  const others = people.flatMap((person) =>
    person.id && person.id !== userId ? [{ value: person.id, label: personName(person, person.id) }] : [],
  );
  return [{ value: userId, label: 'Me' }, ...others];
}
