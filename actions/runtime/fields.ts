import { string } from '../../domain/yup';
import { isIsoDate } from '../../domain/isoDate';
import { messages } from '../../domain/messages';
import { currencies } from '../../domain/money/currencies';

/** A currency that the portal knows. */
export const currencyCode = () =>
  string()
    .required(messages.fields.required)
    .test('known', 'This currency is not known.', (code) => currencies.has(code));

/** A country by its ISO code. */
export const countryCode = () =>
  string()
    .required(messages.fields.required)
    .matches(/^[A-Z]{2}$/, 'Choose a country.');

/** An optional day as YYYY-MM-DD. */
export const optionalDay = () =>
  string()
    .nullable()
    .test('date', 'Enter a date as YYYY-MM-DD.', (text) => !text || isIsoDate(text));
