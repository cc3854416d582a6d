import { object, string, type InferType, oneLine } from '../yup';
import { messages } from '../messages';
import { paymentAmount } from '../payments/paymentInput';
import { safeguardedCurrencies } from './currencies';

const currency = () =>
  string()
    .required(messages.fields.required)
    .oneOf([...safeguardedCurrencies], 'Choose GBP, EUR or USD.');

const account = () => string().uuid('This account does not exist.').required(messages.fields.required);

/**
 * A transfer of client money to or from the control account as an administrator enters it; the form and the action use the same schema. The
 * amount is a decimal string in major units. The action checks what needs the database.
 */
export const safeguardingTransferSchema = object({
  sourceAccountId: account(),
  destinationAccountId: account(),
  currency: currency(),
  amount: paymentAmount().required(messages.fields.required),
  note: oneLine(100).nullable(),
  clientRequestId: string().uuid().required(messages.fields.required),
}).noUnknown();

/** What passes safeguardingTransferSchema. */
export type SafeguardingTransferInput = InferType<typeof safeguardingTransferSchema>;

/** A correction of what stands safeguarded for an account; the amount has a sign. */
export const safeguardingAdjustmentSchema = object({
  accountId: account(),
  currency: currency(),
  amount: string()
    .required(messages.fields.required)
    .matches(/^-?\d{1,15}(\.\d{1,2})?$/, 'Enter an amount such as 250.00 or -250.00.')
    .test('not zero', 'Enter an amount other than zero.', (amount) => !/^-?0*(\.0*)?$/.test(amount)),
  reason: oneLine(255).required(messages.fields.required),
}).noUnknown();

/** What passes safeguardingAdjustmentSchema. */
export type SafeguardingAdjustmentInput = InferType<typeof safeguardingAdjustmentSchema>;
