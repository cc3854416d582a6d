import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import { isUuid } from '../../../domain/text';
import type { OrganisationsRow, WebhookEndpointsRow } from '../../database/generated/tables';
import type { Session } from '../../runtime/session';
import { lockAdministered } from '../standing';

/** An endpoint with its organisation, which the caller administers. */
export interface AdministeredEndpoint {
  readonly endpoint: WebhookEndpointsRow;
  readonly organisation: OrganisationsRow;
}

/**
 * Locks the organisation of an endpoint.
 * @throws RuleError webhook_endpoint_not_found, also where the caller does not administer the organisation
 */
export async function lockEndpoint(
  transaction: Knex.Transaction,
  session: Session,
  id: string,
): Promise<AdministeredEndpoint> {
  const refusal = () => new RuleError('webhook_endpoint_not_found', 'endpointId');
  const find = () => transaction('webhook_endpoints').where({ id }).first<WebhookEndpointsRow | undefined>();
  const known = isUuid(id) ? await find() : undefined;
  if (!known) throw refusal();
  const organisation = await lockAdministered(transaction, session, known.org_id, refusal);
  // It may have been changed or deleted while this waited for the lock.
  const endpoint = await find();
  if (!endpoint) throw refusal();
  return { endpoint, organisation };
}

/** A change of an endpoint of the organisation that the caller holds locked. */
export const endpointChange = <Answer>({ id, four_eyes }: OrganisationsRow, answer: Answer, endpointId: string) => ({
  answer,
  subject: { entity: 'webhook_endpoints', id: endpointId, organisationId: id },
  switches: { now: four_eyes },
});
