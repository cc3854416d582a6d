import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import { isUuid } from '../../../domain/text';
import type { WebhookEvent } from '../../../domain/webhooks/events';
import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import type { RuntimeContext } from '../../runtime/context';
import { recordAdministration } from '../../database/recordAdministration';
import { lockEndpoint, type AdministeredEndpoint } from './lockEndpoint';

const event: WebhookEvent = 'payment.status_changed';

/** How many messages are sent on request to one endpoint within a period. */
export const notificationLimit = { most: 60, periodMs: 3_600_000 } as const;

/**
 * Sends the state that a payment has now to one endpoint of its organisation, as a message of its own (specification, part two, section 7:
 * create payment notification with webhook). The content is the database's: that of the message about a change, without a former status.
 * @throws RuleError webhook_endpoint_not_found, webhook_endpoint_off, webhook_without_payments, payment_not_found, payment_deleted,
 * webhook_message_waits, too_many_notifications
 */
export const createPaymentNotification = defineAction({
  name: 'createPaymentNotification',
  roles: ['org_admin'],
  scope: null,
  writes: { lists: ['webhooks'], rows: { endpointId: ['webhook_endpoints'] } },
  activity: ['A032'],
  sdl: `
    type Mutation {
      """
      Sends the state that a payment has now to one endpoint of its organisation, as a message of its own.
      """
      createPaymentNotification(paymentId: uuid!, endpointId: uuid!): AdministeredRecord!
    }
  `,
  handler: async ({ paymentId, endpointId }, session, context: RuntimeContext) => {
    return inTransaction(context.database, session, async (transaction) => {
      const { endpoint, organisation } = await lockEndpoint(transaction, session, endpointId);
      requireWanted(endpoint);
      const shortReference = await lockTold(transaction, paymentId, organisation.id);
      const now = context.clock.now();
      await requireFewMessages(transaction, { paymentId, endpointId, now });
      const id = context.newId();
      await append(transaction, { id, endpointId, paymentId, now, userId: session.userId });
      const details = `${organisation.name}: payment ${shortReference} told to webhook ${endpoint.url}`;
      await recordAdministration(transaction, context, session, { subject: 'organisation', details });
      return { id };
    });
  },
});

/** @throws RuleError webhook_endpoint_off, webhook_without_payments */
function requireWanted({ enabled, events }: AdministeredEndpoint['endpoint']): void {
  if (!enabled) throw new RuleError('webhook_endpoint_off', 'endpointId');
  if (!events.includes(event)) throw new RuleError('webhook_without_payments', 'endpointId');
}

/**
 * Locks the payment, so that its messages stay in the order of its changes, and returns its short reference.
 * @throws RuleError payment_not_found, also for one of another organisation; payment_deleted
 */
async function lockTold(transaction: Knex.Transaction, paymentId: string, orgId: string): Promise<string> {
  const ofOrganisation = transaction('accounts').where({ org_id: orgId }).select('id');
  const payment = isUuid(paymentId)
    ? await transaction('payments')
        .where({ id: paymentId })
        .whereIn('accountId', ofOrganisation)
        .forShare()
        .first<{ status: string; shortReference: string } | undefined>('status', 'shortReference')
    : undefined;
  if (!payment) throw new RuleError('payment_not_found', 'paymentId');
  if (payment.status === 'deleted') throw new RuleError('payment_deleted', 'paymentId');
  return payment.shortReference;
}

interface Asked {
  readonly paymentId: string;
  readonly endpointId: string;
  readonly now: Date;
}

/** @throws RuleError webhook_message_waits, too_many_notifications */
async function requireFewMessages(transaction: Knex.Transaction, { paymentId, endpointId, now }: Asked): Promise<void> {
  const messages = () => transaction('outgoing_webhook_deliveries').where({ endpoint_id: endpointId });
  if (await messages().where({ entity_id: paymentId, state: 'waiting' }).first('id')) {
    throw new RuleError('webhook_message_waits', 'paymentId');
  }
  const [requested] = await messages()
    .whereNotNull('requestedById')
    .where('createdAt', '>', new Date(now.getTime() - notificationLimit.periodMs))
    .count<{ count: string }[]>('* as count');
  if (Number(requested?.count) >= notificationLimit.most) throw new RuleError('too_many_notifications', 'endpointId');
}

interface Message extends Asked {
  readonly id: string;
  readonly userId: string;
}

async function append(transaction: Knex.Transaction, message: Message): Promise<void> {
  await transaction.raw(
    `insert into outgoing_webhook_deliveries
       (message_id, endpoint_id, event, entity_id, payload, next_attempt_at, "requestedById", "createdAt")
     select :id, :endpointId, :event, payment.id, webhook_payload(:id, :event, payment_event(payment, null)), :now, :userId, :now
     from payments payment where payment.id = :paymentId`,
    { ...message, event },
  );
}
