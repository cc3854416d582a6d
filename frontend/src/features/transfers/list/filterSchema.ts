import { object } from '../../../../../domain/yup';
import { amountField, dayField, greatestAmountField, lastDayField } from '../../../shared/filters/rangeFields';

/** What the filters must be to be applied: dates, amounts of the chosen currency, and no range that ends before it begins. */
export const filterSchema = object({
  amountFrom: amountField(),
  amountTo: greatestAmountField('amountFrom'),
  createdAtFrom: dayField,
  createdAtTo: lastDayField('createdAtFrom'),
  completedAtFrom: dayField,
  completedAtTo: lastDayField('completedAtFrom'),
});
