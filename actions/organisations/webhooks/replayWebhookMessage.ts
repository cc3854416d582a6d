import { RuleError } from '../../../domain/errors';
import { isUuid } from '../../../domain/text';
import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import type { RuntimeContext } from '../../runtime/context';
import { recordAdministration } from '../../database/recordAdministration';
import { lockEndpoint } from './lockEndpoint';

/**
 * Lets a message be posted again, under its id and with its attempts begun anew. One that waits for its next attempt is due at once.
 * @throws RuleError webhook_endpoint_not_found, webhook_message_not_found
 */
export const replayWebhookMessage = defineAction({
  name: 'replayWebhookMessage',
  roles: ['org_admin'],
  scope: null,
  writes: { lists: ['webhooks'], rows: { endpointId: ['webhook_endpoints'] } },
  activity: ['A032'],
  sdl: `
    type Mutation {
      """Sends a message to its endpoint again, under the same id."""
      replayWebhookMessage(endpointId: uuid!, messageId: uuid!): AdministeredRecord!
    }
  `,
  handler: async ({ endpointId, messageId }, session, context: RuntimeContext) => {
    return inTransaction(context.database, session, async (transaction) => {
      const { endpoint, organisation } = await lockEndpoint(transaction, session, endpointId);
      const count = isUuid(messageId)
        ? await transaction('outgoing_webhook_deliveries')
            .where({ endpoint_id: endpointId, message_id: messageId })
            .update({ state: 'waiting', attempts: 0, next_attempt_at: context.clock.now(), delivered_at: null })
        : 0;
      if (count === 0) throw new RuleError('webhook_message_not_found', 'messageId');
      const details = `${organisation.name}: message ${messageId} to webhook ${endpoint.url} sent again`;
      await recordAdministration(transaction, context, session, { subject: 'organisation', details });
      return { id: messageId };
    });
  },
});
