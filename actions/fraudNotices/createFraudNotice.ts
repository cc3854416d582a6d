import type { Knex } from 'knex';
import { object, string, type InferType } from '../../domain/yup';
import { RuleError } from '../../domain/errors';
import { noticeText } from '../../domain/fraudNotices/acknowledgement';
import { messages } from '../../domain/messages';
import { amountFault } from '../../domain/money/amount';
import { paymentTypes } from '../../domain/payments/fields';
import { requireCurrentSlice } from '../database/beneficiaries';
import { findNoticeReasons } from '../database/fraudNotices';
import { convertAtStoredRate } from '../database/rates';
import { findSeat, requireSeat, type Seat } from '../database/seats';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import { currencyCode } from '../runtime/fields';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';

/** How many notices one user may be shown within `recentMs`: more than the payments of a list. */
const maxRecentNotices = 300;
const recentMs = 10 * 60_000;

const schema = object({
  paymentId: string().uuid('This payment does not exist.').nullable(),
  beneficiaryId: string().uuid('This beneficiary does not exist.').required(messages.fields.required),
  currency: currencyCode(),
  amount: string()
    .required(messages.fields.required)
    .test('amount', 'Enter an amount, such as 50000.00.', (amount, { parent }) => {
      const { currency } = parent as { currency: string };
      return amountFault(amount, currency) === undefined;
    }),
  paymentType: string()
    .required(messages.fields.required)
    .oneOf([...paymentTypes], 'Choose regular or priority.'),
}).noUnknown();

type Noticed = InferType<typeof schema>;

/**
 * Records that a fraud notice is shown to the caller for a payment, with the address and the browser of the request, and answers its
 * text. The account is the payment's, or the selected one for a payment that does not exist yet (docs/decisions/042).
 * @throws RuleError invalid_input, account_not_found, payment_not_found, beneficiary_not_found, too_many_requests
 */
export const createFraudNotice = defineAction({
  name: 'createFraudNotice',
  roles: ['user'],
  scope: null,
  writes: {},
  activity: [],
  sdl: `
    type Mutation {
      """
      Records that a fraud notice is shown for a payment, and answers its text. The notice serves once, after it was acknowledged.
      """
      createFraudNotice(notice: FraudNoticeInput!): ShownFraudNotice!
    }

    """The payment that a fraud notice is shown for."""
    input FraudNoticeInput {
      """Absent for a payment that does not exist yet."""
      paymentId: uuid
      beneficiaryId: uuid!
      amount: String!
      currency: String!
      paymentType: String!
    }

    type ShownFraudNotice {
      id: uuid!
      """Plain text; an empty line separates paragraphs."""
      text: String!
      presentedAt: timestamptz!
    }
  `,
  handler: async (input, session, context) => {
    const noticed = await parseDeclared(schema, input.notice);
    const presentedAt = context.clock.now();
    return inTransaction(context.database, session, async (transaction) => {
      const seat = await requireSeatFor(transaction, session, noticed.paymentId);
      await requireCurrentSlice(transaction, noticed.beneficiaryId, seat.accountId);
      await requireFewRecent(transaction, seat.userId, presentedAt);
      const id = context.newId();
      const { paymentId = null } = noticed;
      await transaction('fraud_notices').insert({
        ...session.requester,
        id,
        paymentId,
        presentedAt,
        presentedTo: seat.userId,
        accountId: seat.accountId,
        details: JSON.stringify(await detailsOf(transaction, seat, noticed, presentedAt)),
      });
      const settings = await transaction('settings').first('fraud_notices');
      return { id, text: noticeText(settings?.fraud_notices), presentedAt: presentedAt.toISOString() };
    });
  },
});

async function requireSeatFor(
  transaction: Knex.Transaction,
  { userId, selectedAccountId }: Session,
  paymentId: string | null | undefined,
): Promise<Seat> {
  if (!paymentId) return requireSeat(transaction, userId, selectedAccountId);
  const payment = await transaction('payments').where({ id: paymentId }).first('accountId');
  const seat = payment && (await findSeat(transaction, userId, payment.accountId));
  if (!seat) throw new RuleError('payment_not_found', 'paymentId');
  return seat;
}

async function requireFewRecent(transaction: Knex.Transaction, presentedTo: string, now: Date): Promise<void> {
  const recent = await transaction('fraud_notices')
    .where({ presentedTo })
    .where('presentedAt', '>', new Date(now.getTime() - recentMs))
    .limit(maxRecentNotices)
    .select('id');
  if (recent.length >= maxRecentNotices) throw new RuleError('too_many_requests');
}

/** What the notice is shown for, and why. */
async function detailsOf(transaction: Knex.Transaction, seat: Seat, noticed: Noticed, now: Date): Promise<object> {
  const { beneficiaryId, amount, currency, paymentType } = noticed;
  const authorisationAmount = await convertAtStoredRate(transaction, noticed, seat.authorisationCurrency, now);
  const reasons = await findNoticeReasons(transaction, seat, { beneficiaryId, paymentType, authorisationAmount });
  return { beneficiaryId, amount, currency, paymentType, reasons };
}
