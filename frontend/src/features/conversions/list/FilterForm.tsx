import { FilterFrame } from '../../../shared/filters/FilterFrame';
import { WideField } from '../../../ui/layout';
import { FormAmount, FormCurrency, FormDate } from '../../../ui/form/fields';
import { useFormValue } from '../../../ui/form/formState';
import { filterSchema } from './filterSchema';
import type { FormFilters } from './filterTags';

interface Props {
  filters: FormFilters;
  onApply: (filters: FormFilters) => void;
}

/** The filters of the conversions list. They apply together, so that no half-typed amount is searched for. */
export function FilterForm({ filters, onApply }: Props) {
  return (
    <FilterFrame filters={filters} schema={filterSchema} onApply={onApply}>
      <FormDate name="conversionDateFrom" label="Conversion date from" />
      <FormDate name="conversionDateTo" label="Conversion date to" />
      <FormDate name="createdFrom" label="Created from" />
      <FormDate name="createdTo" label="Created to" />
      <FormDate name="settlementFrom" label="Settlement date from" />
      <FormDate name="settlementTo" label="Settlement date to" />
      <Money />
    </FilterFrame>
  );
}

function Money() {
  const sellCurrency = useFormValue((filters: FormFilters) => filters.sellCurrency);
  const buyCurrency = useFormValue((filters: FormFilters) => filters.buyCurrency);
  return (
    <>
      <WideField>
        <FormCurrency name="sellCurrency" label="Sold currency" isFilter />
      </WideField>
      <FormAmount name="sellAmountFrom" label="Sold amount from" currency={sellCurrency} />
      <FormAmount name="sellAmountTo" label="Sold amount to" currency={sellCurrency} />
      <WideField>
        <FormCurrency name="buyCurrency" label="Bought currency" isFilter />
      </WideField>
      <FormAmount name="buyAmountFrom" label="Bought amount from" currency={buyCurrency} />
      <FormAmount name="buyAmountTo" label="Bought amount to" currency={buyCurrency} />
    </>
  );
}
