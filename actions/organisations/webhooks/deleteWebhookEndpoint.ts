import { inTransaction } from '../../database/transaction';
import type { RuntimeContext } from '../../runtime/context';
import type { DeleteWebhookEndpointInput, DeleteWebhookEndpointOutput } from '../../runtime/generated/actions';
import type { Session } from '../../runtime/session';
import { recordAdministration } from '../../database/recordAdministration';
import { lockEndpoint } from './lockEndpoint';

/**
 * Deletes an endpoint with its secret and its messages.
 * @throws RuleError webhook_endpoint_not_found
 */
export async function deleteWebhookEndpoint(
  { endpointId }: DeleteWebhookEndpointInput,
  session: Session,
  context: RuntimeContext,
): Promise<DeleteWebhookEndpointOutput> {
  return inTransaction(context.database, session, async (transaction) => {
    const { endpoint, organisation } = await lockEndpoint(transaction, session, endpointId);
    await transaction('webhook_endpoints').where({ id: endpointId }).delete();
    const details = `${organisation.name}: webhook ${endpoint.url} deleted`;
    await recordAdministration(transaction, context, session, { subject: 'organisation', details });
    return { id: endpointId };
  });
}
