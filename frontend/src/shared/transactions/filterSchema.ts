import { object } from '../../../../domain/yup';
import { amountField, dayField, greatestAmountField, lastDayField } from '../filters/rangeFields';
import { dayRanges } from './filterTags';

const days = dayRanges.flatMap(({ from, to }) => [[from, dayField] as const, [to, lastDayField(from)] as const]);

/** What the filters must be to be applied: dates, amounts of the chosen currency, and no range that ends before it begins. */
export const filterSchema = object({
  ...Object.fromEntries(days),
  amount: amountField(),
  amountFrom: amountField(),
  amountTo: greatestAmountField('amountFrom'),
});
