import { object, string, type StringSchema, type TestContext } from 'yup';
import { isIsoDate } from '../../../../../domain/isoDate';
import { exceeds } from '../../../../../domain/money/amount';
import { parseTypedAmount } from '../../../ui/money/typedAmount';
import type { FormFilters } from './filterTags';

const valuesOf = ({ parent }: TestContext) => parent as FormFilters;

const date = string().test('date', 'Enter a date such as 24 Nov 2026.', (text) => !text || isIsoDate(text));

const dateAfter = (from: keyof FormFilters): StringSchema =>
  date.test('order', 'This is before the first day.', (to, context) => {
    const start = valuesOf(context)[from];
    return !to || !isIsoDate(start) || start <= to;
  });

const isAmount = (text: string | undefined, currency: string) =>
  !text || parseTypedAmount(text, currency).kind === 'amount';

const amount = (of: 'buyCurrency' | 'sellCurrency') =>
  string().test('amount', 'Enter an amount such as 12,450.00.', (text, context) =>
    isAmount(text, valuesOf(context)[of]),
  );

const amountAfter = (from: keyof FormFilters, of: 'buyCurrency' | 'sellCurrency'): StringSchema =>
  amount(of).test('order', 'This is less than the smallest amount.', (to, context) => {
    const { [from]: least, [of]: currency } = valuesOf(context);
    if (!least || !to || !isAmount(least, currency) || !isAmount(to, currency)) return true;
    return !exceeds(least, to);
  });

/** What the filters must be to be applied: dates, amounts of the chosen currencies, and no range that ends before it begins. */
export const filterSchema = object({
  conversionDateFrom: date,
  conversionDateTo: dateAfter('conversionDateFrom'),
  createdFrom: date,
  createdTo: dateAfter('createdFrom'),
  settlementFrom: date,
  settlementTo: dateAfter('settlementFrom'),
  sellAmountFrom: amount('sellCurrency'),
  sellAmountTo: amountAfter('sellAmountFrom', 'sellCurrency'),
  buyAmountFrom: amount('buyCurrency'),
  buyAmountTo: amountAfter('buyAmountFrom', 'buyCurrency'),
});
