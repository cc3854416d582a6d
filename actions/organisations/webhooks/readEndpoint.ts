import { RuleError } from '../../../domain/errors';
import { endpointInputSchema } from '../../../domain/webhooks/endpointInput';
import { hostOf } from '../../../domain/webhooks/endpointUrl';
import type { RuntimeContext } from '../../runtime/context';
import type { WebhookEndpointInput } from '../../runtime/generated/actions';
import { parseInput } from '../../runtime/input';
import { HostRefused, publicAddresses, systemResolve } from './publicHost';

/**
 * What an administrator entered of an endpoint. Its host must lead to the public internet now; each connection checks it again.
 * @throws RuleError invalid_input
 */
export async function readEndpoint({ environment }: RuntimeContext, input: WebhookEndpointInput) {
  const isAnywhereAllowed = environment.WEBHOOK_ADDRESSES === 'any';
  const endpoint = await parseInput(endpointInputSchema(isAnywhereAllowed), input);
  if (!isAnywhereAllowed) await requirePublicHost(endpoint.url);
  return { ...endpoint, description: endpoint.description ?? '' };
}

async function requirePublicHost(url: string): Promise<void> {
  try {
    await publicAddresses(hostOf(new URL(url)), systemResolve);
  } catch (error) {
    if (error instanceof HostRefused) throw new RuleError('invalid_input', 'url', error.message);
    throw error;
  }
}
