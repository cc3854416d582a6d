import { string, type TestContext } from '../../../../domain/yup';
import { isIsoDate } from '../../../../domain/isoDate';
import { messages } from '../../../../domain/messages';
import { exceeds } from '../../../../domain/money/amount';
import { parseTypedAmount } from '../../ui/money/amountTexts';

type Values = Readonly<Record<string, string | undefined>>;

const valuesOf = ({ parent }: TestContext) => parent as Values;

const isAmount = (text: string | undefined, currency: string | undefined) =>
  !text || parseTypedAmount(text, currency ?? '').kind === 'amount';

/** A day of a filter; '' where it is not set. */
export const dayField = string().test('date', 'Enter a date such as 24 Nov 2026.', (text) => !text || isIsoDate(text));

/** The last day of a range that begins with the named field. */
export const lastDayField = (first: string) =>
  dayField.test('order', 'This is before the first day.', (last, context) => {
    const from = valuesOf(context)[first] ?? '';
    return !last || !isIsoDate(from) || from <= last;
  });

/** An amount of a filter in the currency that the named field holds; '' where it is not set. */
export const amountField = (currency = 'currency') =>
  string().test('amount', messages.fields.number, (text, context) => isAmount(text, valuesOf(context)[currency]));

/** The greatest amount of a range that begins with the named field. */
export const greatestAmountField = (least: string, currency = 'currency') =>
  amountField(currency).test('order', 'This is less than the smallest amount.', (greatest, context) => {
    const { [least]: from, [currency]: code } = valuesOf(context);
    if (!from || !greatest || !isAmount(from, code) || !isAmount(greatest, code)) return true;
    return !exceeds(from, greatest);
  });
