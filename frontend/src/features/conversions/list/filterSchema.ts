import { object } from '../../../../../domain/yup';
import { amountField, dayField, greatestAmountField, lastDayField } from '../../../shared/filters/rangeFields';

/** What the filters must be to be applied: dates, amounts of the chosen currencies, and no range that ends before it begins. */
export const filterSchema = object({
  conversionDateFrom: dayField,
  conversionDateTo: lastDayField('conversionDateFrom'),
  createdFrom: dayField,
  createdTo: lastDayField('createdFrom'),
  settlementFrom: dayField,
  settlementTo: lastDayField('settlementFrom'),
  sellAmountFrom: amountField('sellCurrency'),
  sellAmountTo: greatestAmountField('sellAmountFrom', 'sellCurrency'),
  buyAmountFrom: amountField('buyCurrency'),
  buyAmountTo: greatestAmountField('buyAmountFrom', 'buyCurrency'),
});
