import type { Knex } from 'knex';
import type { MadeChange } from '../fourEyes/governedChange';
import { lockOrganisationSwitches } from '../fourEyes/switches';

interface ChangedSeat {
  readonly answer: { readonly id: string };
  /** Names the seat; a new one by its user and account. */
  readonly id: string;
  readonly organisationId: string;
}

/** A seat that was given or changed, with the switches of its organisation. */
export async function seatChange(
  transaction: Knex.Transaction,
  { answer, id, organisationId }: ChangedSeat,
): Promise<MadeChange<{ readonly id: string }>> {
  const now = await lockOrganisationSwitches(transaction, organisationId);
  return { answer, subject: { entity: 'CurrencyCloudContacts', id, organisationId }, switches: { now } };
}
