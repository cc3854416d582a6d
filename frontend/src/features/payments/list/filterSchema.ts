import { object } from '../../../../../domain/yup';
import { amountField, dayField, greatestAmountField, lastDayField } from '../../../shared/filters/rangeFields';

/** What the filters must be to be applied: dates, amounts of the chosen currency, and no range that ends before it begins. */
export const filterSchema = object({
  dateFrom: dayField,
  dateTo: lastDayField('dateFrom'),
  amountFrom: amountField(),
  amountTo: greatestAmountField('amountFrom'),
});
