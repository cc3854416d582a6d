import { inTransaction } from '../../database/transaction';
import { seal } from '../../provider/sealing';
import type { RuntimeContext } from '../../runtime/context';
import type { RotateWebhookSecretInput, RotateWebhookSecretOutput } from '../../runtime/generated/actions';
import type { Session } from '../../runtime/session';
import { recordAdministration } from '../recordAdministration';
import { lockEndpoint } from './lockEndpoint';
import { newWebhookSecret, rotationMs } from './webhookSecret';

/**
 * Makes a new secret, which is answered once. The one that it replaces signs for a day more; a third ends at once.
 * @throws RuleError webhook_endpoint_not_found
 */
export async function rotateWebhookSecret(
  { endpointId }: RotateWebhookSecretInput,
  session: Session,
  context: RuntimeContext,
): Promise<RotateWebhookSecretOutput> {
  const secret = newWebhookSecret();
  await inTransaction(context.database, session, async (transaction) => {
    const { endpoint, organisation } = await lockEndpoint(transaction, session, endpointId);
    await transaction('vault.webhook_secrets')
      .insert({ endpoint_id: endpointId, sealed_secret: seal(secret, context.environment.SEAL_KEY) })
      .onConflict('endpoint_id')
      .merge({
        sealed_secret: transaction.raw('excluded.sealed_secret'),
        previous_sealed_secret: transaction.raw('webhook_secrets.sealed_secret'),
        previous_until: new Date(context.clock.now().getTime() + rotationMs),
      });
    const details = `${organisation.name}: new secret of webhook ${endpoint.url}`;
    await recordAdministration(transaction, context, session, { subject: 'organisation', details });
  });
  return { id: endpointId, secret };
}
