import { object, string } from 'yup';
import { RuleError } from '../../domain/errors';
import { activityEvents, eventTypes } from '../../domain/activity/eventCodes';
import { messages } from '../../domain/messages';
import { inTransaction } from '../database/transaction';
import type { Context } from '../runtime/context';
import type { CreateActivityInput, CreateActivityOutput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';
import { findSeat } from '../database/seats';

const schema = object({
  details: string().nullable().max(2000),
  activityName: string().max(200).required(messages.fields.required),
  eventCode: string()
    .oneOf(Object.keys(activityEvents), 'This event code is not known.')
    .required(messages.fields.required),
  eventType: string()
    .oneOf([...eventTypes])
    .required(messages.fields.required),
  conversionId: string().uuid().nullable(),
  paymentId: string().uuid().nullable(),
  beneficiaryId: string().uuid().nullable(),
});

/**
 * Records what the signed-in person did. The person comes from the token; payment, conversion (by
 * the provider's id) and beneficiary must lie on the selected account.
 * @throws RuleError invalid_input, payment_not_found, conversion_not_found, beneficiary_not_found
 */
export async function createActivity(
  input: CreateActivityInput,
  session: Session,
  context: Context,
): Promise<CreateActivityOutput> {
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
    await transaction('activity').insert({
      ...activity,
      id,
      accountId,
      userId: session.userId,
      username: session.userId,
      createdAt: context.clock.now(),
    });
  });
  return { id };
}
