import { defineAction } from '../../defineAction';
import { governed } from '../../fourEyes/governed';
import type { UpdateWebhookEndpointInput } from '../../runtime/generated/actions';
import { recordAdministration } from '../../database/recordAdministration';
import { endpointChange, lockEndpoint } from './lockEndpoint';
import { readEndpoint } from './readEndpoint';

/**
 * Replaces what an administrator entered of an endpoint, and switches it on or off. While it is off, changes make no messages for it, and
 * those that wait stay. To switch it off never waits.
 * @throws RuleError invalid_input, webhook_endpoint_not_found, change_pending
 */
export const updateWebhookEndpoint = defineAction({
  name: 'updateWebhookEndpoint',
  roles: ['org_admin'],
  scope: null,
  writes: { lists: ['webhooks'], rows: { endpointId: ['webhook_endpoints'] } },
  activity: ['A032'],
  sdl: `
    type Mutation {
      """Replaces what was entered of an endpoint, and switches it on or off."""
      updateWebhookEndpoint(endpointId: uuid!, endpoint: WebhookEndpointInput!): GovernedRecord!
    }
  `,
  handler: governed({
    kind: 'updateWebhookEndpoint',
    parse: async ({ endpointId, endpoint }: UpdateWebhookEndpointInput, context) => ({
      endpointId,
      endpoint: await readEndpoint(context, endpoint),
    }),
    make: async ({ transaction, context, session }, { endpointId, endpoint: given }) => {
      const { endpoint, organisation } = await lockEndpoint(transaction, session, endpointId);
      await transaction('webhook_endpoints').where({ id: endpointId }).update(given);
      const details = `${organisation.name}: webhook ${given.url} changed`;
      await recordAdministration(transaction, context, session, { subject: 'organisation', details });
      const made = endpointChange(organisation, { id: endpointId }, endpoint.id);
      return given.enabled || given.url !== endpoint.url ? made : { ...made, switches: { now: [] } };
    },
  }),
});
