import { object, string } from '../yup';
import { isIsoDate } from '../isoDate';
import { messages } from '../messages';
import { draftSearch } from './draft';
import { fieldsWith } from './fields';
import { paymentInputSchema } from './paymentInput';
import { frequencies } from './recurrence';

/** The most recurring payments of one account that are not ended. */
export const maxRecurringPayments = 200;

/** A recurring payment as a user sets it up. The payment's date is that of the first one; invoice and conversion belong to a single one. */
export const recurringInputSchema = object({
  payment: paymentInputSchema.pick([...fieldsWith('isKept'), 'paymentDate', 'clientRequestId']).noUnknown(),
  frequency: string()
    .required(messages.fields.required)
    .oneOf([...frequencies], 'Choose weekly, monthly, or the last business day.'),
  endsOn: string()
    .nullable()
    .test('date', 'Enter a date as YYYY-MM-DD.', (text) => !text || isIsoDate(text)),
  draftSearch: draftSearch().nullable(),
}).noUnknown();
