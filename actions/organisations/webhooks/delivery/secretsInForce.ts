import { unseal } from '../../../provider/sealing';
import type { RuntimeContext } from '../../../runtime/context';

/** The secrets that sign the messages of an endpoint now: the newest first, then the one that it replaced, while that counts. */
export async function secretsInForce(
  { database, environment, clock }: RuntimeContext,
  endpointId: string,
): Promise<string[]> {
  const row = await database('vault.webhook_secrets').where({ endpoint_id: endpointId }).first();
  if (!row) return [];
  const { sealed_secret: newest, previous_sealed_secret: previous, previous_until: until } = row;
  const isPreviousInForce = previous && until && new Date(until) > clock.now();
  return [newest, ...(isPreviousInForce ? [previous] : [])].map((sealed) => unseal(sealed, environment.SEAL_KEY));
}
