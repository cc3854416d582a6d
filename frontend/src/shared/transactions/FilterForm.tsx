import { relatedEntityTypes, transactionActions, transactionTypes } from '../../../../domain/transactions/vocabulary';
import { object } from '../../../../domain/yup';
import { WideField } from '../../ui/layout';
import { FormAmount, FormCurrency, FormDate, FormSelect, FormText } from '../../ui/form/fields';
import { useFormValue } from '../../ui/form/formState';
import { FilterFrame } from '../filters/FilterFrame';
import { amountField, dayField, greatestAmountField, lastDayField } from '../filters/rangeFields';
import { BeneficiaryFilter } from './BeneficiaryFilter';
import { dayRanges, type FormFilters } from './filterTags';
import { actionLabel, relatedLabels, typeLabels } from './transactionTexts';

const days = dayRanges.flatMap(({ from, to }) => [[from, dayField] as const, [to, lastDayField(from)] as const]);

/** What the filters must be to be applied: dates, amounts of the chosen currency, and no range that ends before it begins. */
const filterSchema = object({
  ...Object.fromEntries(days),
  amount: amountField(),
  amountFrom: amountField(),
  amountTo: greatestAmountField('amountFrom'),
});

interface Props {
  accountId: string;
  filters: FormFilters;
  onApply: (filters: FormFilters) => void;
}

const typeOptions = transactionTypes.map((value) => ({ value, label: typeLabels[value] }));
const actionOptions = transactionActions.map((value) => ({ value, label: actionLabel(value) }));
const relatedOptions = relatedEntityTypes.map((value) => ({ value, label: relatedLabels[value] }));

/** The filters of a list of transactions. They apply together, so that no half-typed amount is searched for. */
export function FilterForm({ accountId, filters, onApply }: Props) {
  return (
    <FilterFrame filters={filters} schema={filterSchema} onApply={onApply}>
      <WideField>
        <FormCurrency name="currency" label="Currency" isFilter />
      </WideField>
      <FormSelect name="type" label="Type" placeholder="Credits and debits" options={typeOptions} isFilter />
      <FormSelect name="action" label="Action" placeholder="Any action" options={actionOptions} isFilter />
      <Amounts />
      <FormSelect
        name="relatedEntityType"
        label="Belongs to"
        placeholder="Anything"
        options={relatedOptions}
        isFilter
      />
      <FormText name="relatedEntityShortReference" label="Reference" maxLength={40} />
      <WideField>
        <BeneficiaryFilter accountId={accountId} />
      </WideField>
      {dayRanges.flatMap(({ label, from, to }) => [
        <FormDate key={from} name={from} label={`${label} from`} />,
        <FormDate key={to} name={to} label={`${label} to`} />,
      ])}
    </FilterFrame>
  );
}

function Amounts() {
  const currency = useFormValue((filters: FormFilters) => filters.currency);
  return (
    <>
      <FormAmount name="amount" label="Amount" currency={currency} />
      <FormAmount name="amountFrom" label="Amount from" currency={currency} />
      <FormAmount name="amountTo" label="Amount to" currency={currency} />
    </>
  );
}
