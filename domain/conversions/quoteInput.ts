import { object, string, type InferType } from '../yup';
import { isIsoDate } from '../isoDate';
import { messages } from '../messages';
import { amountFault, type AmountFault } from '../money/amount';
import { currencies } from '../money/currencies';

/** When a conversion should settle (specification section 3); the provider names the day for each. */
export const conversionDatePreferences = ['default', 'earliest', 'next_day', 'optimize_liquidity'] as const;
/** One of conversionDatePreferences. */
export type ConversionDatePreference = (typeof conversionDatePreferences)[number];

/** What a user is told of each fault of an amount. */
export const amountFaultTexts: Readonly<Record<AmountFault, string>> = {
  not_a_decimal: messages.fields.number,
  not_positive: 'The amount must be greater than zero.',
  too_many_decimals: 'The amount has more decimals than this currency.',
  ambiguous:
    'The point of this amount may stand between thousands. Write the amount with the decimals of its currency.',
};

interface Sides {
  readonly fixedSide?: string;
  readonly buyCurrency?: string;
  readonly sellCurrency?: string;
}

const currency = () =>
  string()
    .required(messages.fields.required)
    .test('known', 'This currency is not known.', (code) => currencies.has(code));

/**
 * What a quote is asked for; the form and the action use the same schema. The amount is a decimal string in major units of the currency of
 * the fixed side. A day and a preference exclude each other; without both the preference is `default`.
 */
export const quoteInputSchema = object({
  sellCurrency: currency(),
  buyCurrency: currency().test('differs', 'Choose two currencies.', (code, { parent }) => {
    return code !== (parent as Sides).sellCurrency;
  }),
  fixedSide: string()
    .required(messages.fields.required)
    .oneOf(['buy', 'sell'] as const, 'Choose which amount is fixed.'),
  amount: string()
    .required(messages.fields.required)
    .test('amount', (amount, context) => {
      const { fixedSide, buyCurrency = '', sellCurrency = '' } = context.parent as Sides;
      const fault = amount ? amountFault(amount, fixedSide === 'buy' ? buyCurrency : sellCurrency) : undefined;
      return fault ? context.createError({ message: amountFaultTexts[fault] }) : true;
    }),
  conversionDate: string()
    .nullable()
    .test('date', 'Enter a date as YYYY-MM-DD.', (text) => !text || isIsoDate(text)),
  conversionDatePreference: string()
    .nullable()
    .oneOf([...conversionDatePreferences, null], 'Choose when the conversion should settle.')
    .test('one of the two', 'Give a date or a preference, not both.', (preference, { parent }) => {
      return !preference || !(parent as { conversionDate?: string | null }).conversionDate;
    }),
});

/** What passes quoteInputSchema. */
export type QuoteInput = InferType<typeof quoteInputSchema>;
