import Big from 'big.js';
import { messages } from '../messages';
import { currencies, decimalsOf } from '../money/currencies';
import { isSafeguardedCurrency } from '../safeguarding/currencies';
import { boolean, number, object, string, type InferType } from '../yup';

/** An amount that the house sets, as a decimal string in major units. */
export const houseAmount = () => string().matches(/^\d{1,15}(\.\d{1,10})?$/, 'Enter an amount, such as 50000.00.');

const handledAlone = 'Safeguarding handles GBP, EUR and USD alone.';

/** What an administrator sets for a currency (`currency_settings`, docs/decisions/115). */
export const currencySettingsSchema = object({
  currency: string()
    .required(messages.fields.required)
    .test('known', 'This currency is not known.', (code) => currencies.has(code)),
  enabled: boolean().required(messages.fields.required),
  decimals: number()
    .typeError(messages.fields.number)
    .required(messages.fields.required)
    .integer('Enter a whole number.')
    .test('standard', (decimals, context) => {
      const most = decimalsOf((context.parent as { currency: string }).currency);
      if (decimals >= 0 && decimals <= most) return true;
      return context.createError({
        message: most === 0 ? 'This currency has no decimals. Enter 0.' : `Enter 0 to ${most}.`,
      });
    }),
  safeguarded: boolean()
    .required(messages.fields.required)
    .test('handled', handledAlone, (isSafeguarded, { parent }) => !isSafeguarded || isHandled(parent)),
  /** In major units of the currency; null for no alarm. */
  balance_alarm: houseAmount()
    .nullable()
    .test('handled', handledAlone, (alarm, { parent }) => alarm === null || alarm === undefined || isHandled(parent)),
}).noUnknown();

const isHandled = (parent: unknown): boolean => isSafeguardedCurrency((parent as { currency: string }).currency);

/** What passes currencySettingsSchema. */
export type CurrencySettings = InferType<typeof currencySettingsSchema>;

const fields = ['enabled', 'decimals', 'safeguarded', 'balance_alarm'] as const;

/** What the activity log says of changed settings of a currency: each changed field with its old and new value. */
export function currencyChange(before: CurrencySettings, after: CurrencySettings): string {
  const changes = fields
    .filter((field) => textOf(before[field]) !== textOf(after[field]))
    .map((field) => `${field} ${textOf(before[field])} → ${textOf(after[field])}`);
  return `${after.currency}: ${changes.join(', ')}`;
}

/** A value as the activity log shows it: an amount without the zeros at its end. */
function textOf(value: CurrencySettings[(typeof fields)[number]]): string {
  if (value === null || value === undefined) return 'none';
  return typeof value === 'string' ? new Big(value).toFixed() : String(value);
}
