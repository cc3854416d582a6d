import { number, object, string, oneLine } from '../../domain/yup';
import { messages } from '../../domain/messages';
import { currencies } from '../../domain/money/currencies';
import { paymentStatuses } from '../../domain/payments/transitions';
import { defineAction } from '../defineAction';
import { askForSeat } from '../provider/askForSeat';
import { optionalDay } from '../runtime/fields';
import { parseDeclared } from '../runtime/input';
import { findLivePayments } from './findLivePayments';
import { livePayment, ourPayments } from './livePayment';

const schema = object({
  page: number().integer().min(1).required(messages.fields.required),
  perPage: number().integer().min(1).max(50, 'Ask for at most 50 payments.').required(messages.fields.required),
  date: optionalDay(),
  currency: string()
    .nullable()
    .test('known', 'This currency is not known.', (code) => !code || currencies.has(code)),
  amount: string()
    .nullable()
    .matches(/^\d{1,15}(\.\d{1,3})?$/, { message: messages.fields.number, excludeEmptyString: true }),
  reference: oneLine(140).nullable(),
  status: string()
    .nullable()
    .oneOf([...paymentStatuses, '', null], 'This status is not known.'),
  shortReference: oneLine(40).nullable(),
});

/**
 * A page of the account's payments at the provider, the newest first, each with our id where it was made here (specification,
 * part one, section 7). `date` is the payment date; `amount` is exact, in major units.
 * @throws RuleError invalid_input, and what askForSeat throws
 */
export const searchLivePayments = defineAction({
  name: 'searchLivePayments',
  roles: ['user'],
  scope: 'read',
  sdl: `
    type Query {
      """
      The account's payments at the provider, the newest first, whether they were made here or not. \`date\` is the payment date; \`amount\` is
      exact; \`reference\` is a part of the reference, looked for in the newest 400 payments.
      """
      searchLivePayments(page: Int!, perPage: Int!, date: String, currency: String, amount: String, reference: String, status: String, shortReference: String): LivePayments!
    }

    type LivePayments {
      payments: [LivePayment!]!
      totalPages: Int!
      totalEntries: Int!
      """
      Whether the provider holds older payments in which the reference was not looked for.
      """
      isPartial: Boolean!
    }
  `,
  handler: async (input, session, context) => {
    const { reference, ...filter } = await parseDeclared(schema, input);
    return askForSeat(context, session, 'page', async (client, onBehalfOf, accountId) => {
      const { items, ...counts } = await findLivePayments(client, onBehalfOf, filter, reference || null);
      const ids = items.map(({ id }) => id);
      const ours = await ourPayments(context.database, accountId, ids);
      return { ...counts, payments: items.map((found) => livePayment(found, ours.get(found.id))) };
    });
  },
});
