import { string, type TestContext } from 'yup';
import { isIsoDate } from '../../../../domain/isoDate';
import { exceeds } from '../../../../domain/money/amount';
import { parseTypedAmount } from '../../ui/money/typedAmount';

type Values = Readonly<Record<string, string | undefined>>;

const valuesOf = ({ parent }: TestContext) => parent as Values;

const isAmount = (text: string | undefined, context: TestContext) =>
  !text || parseTypedAmount(text, valuesOf(context).currency ?? '').kind === 'amount';

/** A day of a filter; '' where it is not set. */
export const dayField = string().test('date', 'Enter a date such as 24 Nov 2026.', (text) => !text || isIsoDate(text));

/** The last day of a range that begins with the named field. */
export const lastDayField = (first: string) =>
  dayField.test('order', 'This is before the first day.', (last, context) => {
    const from = valuesOf(context)[first] ?? '';
    return !last || !isIsoDate(from) || from <= last;
  });

/** An amount of a filter in the form's `currency`; '' where it is not set. */
export const amountField = string().test('amount', 'Enter an amount such as 12,450.00.', isAmount);

/** The greatest amount of a range that begins with the named field. */
export const greatestAmountField = (least: string) =>
  amountField.test('order', 'This is less than the smallest amount.', (greatest, context) => {
    const from = valuesOf(context)[least];
    if (!from || !greatest || !isAmount(from, context) || !isAmount(greatest, context)) return true;
    return !exceeds(from, greatest);
  });
