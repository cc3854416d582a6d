import { object, string, type InferType } from '../yup';
import { messages } from '../messages';
import { currencies } from '../money/currencies';
import { statementFormats } from './formats';
import { periodFault, type Period } from './period';

/**
 * What a statement is asked for as a file: currency, first and last day as YYYY-MM-DD, format.
 * @param today the day in London
 */
export function exportInputSchema(today: string) {
  const day = (field: keyof Period) =>
    string()
      .required(messages.fields.required)
      .test('period', (_value, context) => {
        const fault = periodFault(context.parent as Period, today);
        return fault?.field === field ? context.createError({ message: fault.message }) : true;
      });
  return object({
    currency: string()
      .required(messages.fields.required)
      .test('known', 'This currency is not known.', (code) => currencies.has(code)),
    from: day('from'),
    to: day('to'),
    format: string().oneOf(statementFormats, 'Statements are not written in this format.').required(),
  }).noUnknown();
}

/** What passes exportInputSchema. */
export type ExportInput = InferType<ReturnType<typeof exportInputSchema>>;
