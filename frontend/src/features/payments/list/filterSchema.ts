import { object, string, type TestContext } from 'yup';
import { isIsoDate } from '../../../../../domain/isoDate';
import { exceeds } from '../../../../../domain/money/amount';
import { parseTypedAmount } from '../../../ui/money/typedAmount';
import type { FormFilters } from './filterTags';

const valuesOf = ({ parent }: TestContext) => parent as FormFilters;

const isAmount = (text: string | undefined, context: TestContext) =>
  !text || parseTypedAmount(text, valuesOf(context).currency).kind === 'amount';

const date = string().test('date', 'Enter a date such as 24 Nov 2026.', (text) => !text || isIsoDate(text));
const amount = string().test('amount', 'Enter an amount such as 12,450.00.', isAmount);

function isInOrder(amountTo: string | undefined, context: TestContext): boolean {
  const { amountFrom } = valuesOf(context);
  if (!amountFrom || !amountTo || !isAmount(amountFrom, context) || !isAmount(amountTo, context)) return true;
  return !exceeds(amountFrom, amountTo);
}

/** What the filters must be to be applied: dates, amounts of the chosen currency, and no range that ends before it begins. */
export const filterSchema = object({
  dateFrom: date,
  dateTo: date.test('order', 'This is before the first day.', (dateTo, context) => {
    const { dateFrom } = valuesOf(context);
    return !dateTo || !isIsoDate(dateFrom) || dateFrom <= dateTo;
  }),
  amountFrom: amount,
  amountTo: amount.test('order', 'This is less than the smallest amount.', isInOrder),
});
