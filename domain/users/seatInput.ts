import { object, string } from '../yup';
import { messages } from '../messages';

/** Both limits of a seat are in the authorisation currency of the account's organisation; the lower one is always 1. */
export const lowerFxLimit = 1;

/** An upper limit; empty or missing for none. */
export const upperLimit = () =>
  string()
    .nullable()
    .matches(/^([1-9]\d{0,12}(\.\d{1,2})?)?$/, 'Enter an amount of at least 1, or leave it empty for no limit.');

/** A new seat. An empty or missing limit means none. */
export const contactInputSchema = object({
  user_id: string().required(messages.fields.required),
  account_id: string().required(messages.fields.required),
  role_id: string().required(messages.fields.required),
  upper_fx_limit: upperLimit(),
}).noUnknown();

/** What may change of a seat. */
export const contactChangeSchema = object({
  role_id: string().required(messages.fields.required),
  upper_fx_limit: upperLimit(),
}).noUnknown();
