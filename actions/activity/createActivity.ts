import { object, string, oneLine } from '../../domain/yup';
import { RuleError } from '../../domain/errors';
import { browserEventCodes, eventTypeOf, type EventCode } from '../../domain/activity/eventCodes';
import { messages } from '../../domain/messages';
import { recordActivity } from '../database/recordActivity';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import { parseDeclared } from '../runtime/input';
import { findSeat } from '../database/seats';

const schema = object({
  details: string().nullable().max(2000),
  activityName: oneLine(200).required(messages.fields.required),
  eventCode: string()
    .oneOf([...browserEventCodes], 'This event code is not reported by browsers.')
    .required(messages.fields.required),
  eventType: string()
    .required(messages.fields.required)
    .when('eventCode', ([eventCode], type) => type.oneOf([eventTypeOf(eventCode as EventCode)])),
  conversionId: string().uuid().nullable(),
  paymentId: string().uuid().nullable(),
  beneficiaryId: string().uuid().nullable(),
});

/**
 * Records what only the browser of the signed-in user knows; the token names the user. The stored name is the code's. The payment, the conversion (by the provider's id) and
 * the beneficiary must belong to the selected account.
 * @throws RuleError invalid_input, payment_not_found, conversion_not_found, beneficiary_not_found
 */
export const createActivity = defineAction({
  name: 'createActivity',
  roles: ['user', 'user_without_mfa'],
  scope: null,
  writes: {},
  activity: [],
  sdl: `
    type Mutation {
      createActivity(details: String, activityName: String!, eventCode: String!, eventType: String!, conversionId: uuid, paymentId: uuid, beneficiaryId: uuid): CreatedActivity!
    }

    type CreatedActivity {
      id: uuid!
    }
  `,
  handler: async (input, session, context) => {
    const activity = await parseDeclared(schema, input);
    const { selectedAccountId } = session;
    const seat = selectedAccountId ? await findSeat(context.database, session.userId, selectedAccountId) : undefined;
    const accountId = seat?.accountId ?? null;
    const id = context.newId();
    await inTransaction(context.database, session, async (transaction) => {
      const isOurs = async (table: string, where: Record<string, unknown>) =>
        accountId !== null && Boolean(await transaction(table).where(where).first('id'));
      const { paymentId, conversionId, beneficiaryId } = activity;
      if (paymentId && !(await isOurs('payments', { id: paymentId, accountId }))) {
        throw new RuleError('payment_not_found', 'paymentId');
      }
      if (conversionId && !(await isOurs('tcc_conversions', { id: conversionId, account_id: accountId }))) {
        throw new RuleError('conversion_not_found', 'conversionId');
      }
      if (beneficiaryId && !(await isOurs('beneficiaries', { id: beneficiaryId, account_id: accountId }))) {
        throw new RuleError('beneficiary_not_found', 'beneficiaryId');
      }
      const { eventCode, details } = activity;
      await recordActivity(transaction, {
        id,
        eventCode,
        details,
        accountId,
        paymentId,
        conversionId,
        beneficiaryId,
        userId: session.userId,
        createdAt: context.clock.now(),
      });
    });
    return { id };
  },
});
