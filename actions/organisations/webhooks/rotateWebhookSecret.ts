import { defineAction } from '../../defineAction';
import { governed } from '../../fourEyes/governed';
import { seal } from '../../provider/sealing';
import type { RotateWebhookSecretInput } from '../../runtime/generated/actions';
import { recordAdministration } from '../../database/recordAdministration';
import { endpointChange, lockEndpoint } from './lockEndpoint';
import { rotationMs, webhookSecretOf } from './webhookSecret';

/**
 * Makes a new secret, which is answered once. The one that it replaces signs for a day more; a third ends at once.
 * @throws RuleError webhook_endpoint_not_found, change_pending
 */
export const rotateWebhookSecret = defineAction({
  name: 'rotateWebhookSecret',
  roles: ['org_admin'],
  scope: null,
  writes: { lists: ['webhooks'], rows: { endpointId: ['webhook_endpoints'] } },
  activity: ['A032'],
  sdl: `
    type Mutation {
      """Makes a new secret for an endpoint. The old one signs for a day more."""
      rotateWebhookSecret(endpointId: uuid!): WebhookSecret!
    }
  `,
  handler: governed({
    kind: 'rotateWebhookSecret',
    parse: ({ endpointId }: RotateWebhookSecretInput) => Promise.resolve({ endpointId }),
    make: async ({ transaction, context, session, changeId }, { endpointId }) => {
      const { SEAL_KEY } = context.environment;
      const { endpoint, organisation } = await lockEndpoint(transaction, session, endpointId);
      const secret = webhookSecretOf(SEAL_KEY, changeId);
      await transaction('vault.webhook_secrets')
        .insert({ endpoint_id: endpointId, sealed_secret: seal(secret, SEAL_KEY) })
        .onConflict('endpoint_id')
        .merge({
          sealed_secret: transaction.raw('excluded.sealed_secret'),
          previous_sealed_secret: transaction.raw('webhook_secrets.sealed_secret'),
          previous_until: new Date(context.clock.now().getTime() + rotationMs),
        });
      await transaction('webhook_endpoints').where({ id: endpointId }).increment('secret_version', 1);
      const details = `${organisation.name}: new secret of webhook ${endpoint.url}`;
      await recordAdministration(transaction, context, session, { subject: 'organisation', details });
      return endpointChange(organisation, { id: endpointId, secret }, endpointId);
    },
  }),
});
