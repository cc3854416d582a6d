import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import { maxEndpoints } from '../../../domain/webhooks/endpointInput';
import { inTransaction } from '../../database/transaction';
import { seal } from '../../provider/sealing';
import type { RuntimeContext } from '../../runtime/context';
import type { CreateWebhookEndpointInput, CreateWebhookEndpointOutput } from '../../runtime/generated/actions';
import type { Session } from '../../runtime/session';
import { recordAdministration } from '../recordAdministration';
import { lockAdministered } from '../standing';
import { readEndpoint } from './readEndpoint';
import { newWebhookSecret } from './webhookSecret';

/**
 * Creates an endpoint of an organisation. Its secret is answered once; the vault keeps it sealed.
 * @throws RuleError invalid_input, organisation_not_found, too_many_webhook_endpoints
 */
export async function createWebhookEndpoint(
  { orgId, endpoint }: CreateWebhookEndpointInput,
  session: Session,
  context: RuntimeContext,
): Promise<CreateWebhookEndpointOutput> {
  const given = await readEndpoint(context, endpoint);
  const id = context.newId();
  const secret = newWebhookSecret();
  await inTransaction(context.database, session, async (transaction) => {
    const organisation = await lockAdministered(transaction, session, orgId);
    await requireRoom(transaction, organisation.id);
    await transaction('webhook_endpoints').insert({
      ...given,
      id,
      org_id: organisation.id,
      createdById: session.userId,
      createdAt: context.clock.now(),
    });
    const sealed_secret = seal(secret, context.environment.SEAL_KEY);
    await transaction('vault.webhook_secrets').insert({ endpoint_id: id, sealed_secret });
    const details = `${organisation.name}: webhook ${given.url} created`;
    await recordAdministration(transaction, context, session, { subject: 'organisation', details });
  });
  return { id, secret };
}

async function requireRoom(transaction: Knex.Transaction, orgId: string): Promise<void> {
  const kept = await transaction('webhook_endpoints').where({ org_id: orgId }).pluck('id');
  if (kept.length >= maxEndpoints) throw new RuleError('too_many_webhook_endpoints', 'orgId');
}
