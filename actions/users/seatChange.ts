import type { Knex } from 'knex';
import type { MadeChange } from '../fourEyes/governedChange';
import { lockOrganisationSwitches } from '../fourEyes/switches';

interface ChangedSeat<Answer> {
  readonly answer: Answer;
  /** Names the seat; a new one by its user and account. */
  readonly id: string;
  readonly organisationId: string;
}

/** A seat that was given, changed or removed, with the switches of its organisation. */
export async function seatChange<Answer>(
  transaction: Knex.Transaction,
  { answer, id, organisationId }: ChangedSeat<Answer>,
): Promise<MadeChange<Answer>> {
  const now = await lockOrganisationSwitches(transaction, organisationId);
  return { answer, subject: { entity: 'CurrencyCloudContacts', id, organisationId }, switches: { now } };
}
