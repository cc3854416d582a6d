import { boolean, object, string, type InferType, oneLine } from '../yup';
import { messages } from '../messages';
import { currencies } from '../money/currencies';
import { paymentAmount } from '../payments/paymentInput';

/** Reasons that mark client money on its way to or from safeguarding; statements leave such movements out. */
const safeguardingReason = /^(to|from)\s*safeguarding/i;

/**
 * A transfer between two accounts as a user enters it; the form and the action use the same schema (specification, part one, section 7:
 * createTransfer). The amount is a decimal string in major units. The action checks what needs the database.
 */
export const transferInputSchema = object({
  source: string().uuid('This account does not exist.').required(messages.fields.required),
  destination: string()
    .uuid('This account does not exist.')
    .required(messages.fields.required)
    .test('other account', 'Choose another account than the one the money leaves.', (destination, { parent }) => {
      const { source } = parent as { source?: string };
      return !source || destination.toLowerCase() !== source.toLowerCase();
    }),
  currency: string()
    .required(messages.fields.required)
    .test('known', 'This currency is not known.', (code) => currencies.has(code)),
  amount: paymentAmount().required(messages.fields.required),
  reason: oneLine(255)
    .required(messages.fields.required)
    .test(
      'no safeguarding',
      'A reason that begins with TO SAFEGUARDING or FROM SAFEGUARDING is kept for safeguarding. Use other words.',
      (reason) => !safeguardingReason.test(reason),
    ),
  shouldCharge: boolean().required(messages.fields.required),
  clientRequestId: string().uuid().nullable(),
}).noUnknown();

/** What passes transferInputSchema. */
export type TransferInput = InferType<typeof transferInputSchema>;
