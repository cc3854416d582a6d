import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import type { RuntimeContext } from '../../runtime/context';
import { recordAdministration } from '../../database/recordAdministration';
import { lockEndpoint } from './lockEndpoint';

/**
 * Deletes an endpoint with its secret and its messages.
 * @throws RuleError webhook_endpoint_not_found
 */
export const deleteWebhookEndpoint = defineAction({
  name: 'deleteWebhookEndpoint',
  roles: ['org_admin'],
  scope: null,
  writes: { lists: ['webhooks'], rows: { endpointId: ['webhook_endpoints'] } },
  activity: ['A032'],
  sdl: `
    type Mutation {
      """Deletes an endpoint with its messages."""
      deleteWebhookEndpoint(endpointId: uuid!): AdministeredRecord!
    }
  `,
  handler: async ({ endpointId }, session, context: RuntimeContext) => {
    return inTransaction(context.database, session, async (transaction) => {
      const { endpoint, organisation } = await lockEndpoint(transaction, session, endpointId);
      await transaction('webhook_endpoints').where({ id: endpointId }).delete();
      const details = `${organisation.name}: webhook ${endpoint.url} deleted`;
      await recordAdministration(transaction, context, session, { subject: 'organisation', details });
      return { id: endpointId };
    });
  },
});
