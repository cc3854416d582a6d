import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import { maxEndpoints } from '../../../domain/webhooks/endpointInput';
import { defineAction } from '../../defineAction';
import { governed } from '../../fourEyes/governed';
import { seal } from '../../provider/sealing';
import type { CreateWebhookEndpointInput } from '../../runtime/generated/actions';
import { recordAdministration } from '../../database/recordAdministration';
import { lockAdministered } from '../standing';
import { endpointChange } from './lockEndpoint';
import { readEndpoint } from './readEndpoint';
import { webhookSecretOf } from './webhookSecret';

/**
 * Creates an endpoint of an organisation. Its secret is answered once; the vault keeps it sealed.
 * @throws RuleError invalid_input, organisation_not_found, too_many_webhook_endpoints, change_pending
 */
export const createWebhookEndpoint = defineAction({
  name: 'createWebhookEndpoint',
  roles: ['org_admin'],
  scope: null,
  writes: { lists: ['webhooks'], rows: { endpointId: ['webhook_endpoints'] } },
  activity: ['A032'],
  sdl: `
    type Mutation {
      """
      Creates an endpoint that is told of an organisation's events. Its secret is answered once.
      """
      createWebhookEndpoint(orgId: uuid!, endpoint: WebhookEndpointInput!): WebhookSecret!
    }
  `,
  handler: governed({
    kind: 'createWebhookEndpoint',
    parse: async ({ orgId, endpoint }: CreateWebhookEndpointInput, context) => ({
      orgId,
      endpoint: await readEndpoint(context, endpoint),
    }),
    make: async ({ transaction, context, session, changeId, requestedBy }, { orgId, endpoint: given }) => {
      const organisation = await lockAdministered(transaction, session, orgId);
      await requireRoom(transaction, organisation.id);
      const id = context.newId();
      await transaction('webhook_endpoints').insert({
        ...given,
        id,
        org_id: organisation.id,
        createdById: requestedBy,
        createdAt: context.clock.now(),
      });
      const secret = webhookSecretOf(context.environment.SEAL_KEY, changeId);
      const sealed_secret = seal(secret, context.environment.SEAL_KEY);
      await transaction('vault.webhook_secrets').insert({ endpoint_id: id, sealed_secret });
      const details = `${organisation.name}: webhook ${given.url} created`;
      await recordAdministration(transaction, context, session, { subject: 'organisation', details });
      return endpointChange(organisation, { id, secret }, `${organisation.id}:${given.url}`);
    },
  }),
});

async function requireRoom(transaction: Knex.Transaction, orgId: string): Promise<void> {
  const kept = await transaction('webhook_endpoints').where({ org_id: orgId }).pluck('id');
  if (kept.length >= maxEndpoints) throw new RuleError('too_many_webhook_endpoints', 'orgId');
}
