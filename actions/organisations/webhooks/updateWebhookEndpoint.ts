import { inTransaction } from '../../database/transaction';
import type { RuntimeContext } from '../../runtime/context';
import type { UpdateWebhookEndpointInput, UpdateWebhookEndpointOutput } from '../../runtime/generated/actions';
import type { Session } from '../../runtime/session';
import { recordAdministration } from '../recordAdministration';
import { lockEndpoint } from './lockEndpoint';
import { readEndpoint } from './readEndpoint';

/**
 * Replaces what an administrator entered of an endpoint, and switches it on or off. While it is off, changes make no messages for it, and
 * those that wait stay.
 * @throws RuleError invalid_input, webhook_endpoint_not_found
 */
export async function updateWebhookEndpoint(
  { endpointId, endpoint }: UpdateWebhookEndpointInput,
  session: Session,
  context: RuntimeContext,
): Promise<UpdateWebhookEndpointOutput> {
  const given = await readEndpoint(context, endpoint);
  return inTransaction(context.database, session, async (transaction) => {
    const { organisation } = await lockEndpoint(transaction, session, endpointId);
    await transaction('webhook_endpoints').where({ id: endpointId }).update(given);
    const details = `${organisation.name}: webhook ${given.url} changed`;
    await recordAdministration(transaction, context, session, { subject: 'organisation', details });
    return { id: endpointId };
  });
}
