import type { Knex } from 'knex';
import { ruleLoosenings } from '../../domain/payments/ruleLoosening';
import type { OrganisationsRow } from '../database/generated/tables';
import { loadRules } from '../database/rules';
import type { MadeChange } from './governedChange';

/**
 * Changes the rules of an organisation that the caller holds locked. A change by which a payment needs less than today waits for a second
 * administrator, whatever the switches say (docs/decisions/099).
 * @param subjectId what the change is about: the rule, or for a new one its organisation and threshold
 */
export async function changeRules<Answer>(
  transaction: Knex.Transaction,
  { id: organisationId, four_eyes }: OrganisationsRow,
  subjectId: string,
  write: () => Promise<Answer>,
): Promise<MadeChange<Answer>> {
  const before = await loadRules(transaction, organisationId);
  const answer = await write();
  const loosenings = ruleLoosenings(before, await loadRules(transaction, organisationId));
  const isLooser = loosenings.length > 0 && (await hasSeats(transaction, organisationId));
  return {
    answer,
    subject: { entity: 'organisation_payment_auth_rule', id: subjectId, organisationId },
    switches: { now: four_eyes, isProtectionLess: isLooser },
  };
}

/** Whether anybody can make a payment that the rules are about. */
async function hasSeats(transaction: Knex.Transaction, organisationId: string): Promise<boolean> {
  const seat = await transaction('CurrencyCloudContacts as seat')
    .join('accounts as account', 'account.id', 'seat.account_id')
    .where({ 'account.org_id': organisationId })
    .first<{ id: string } | undefined>('seat.id');
  return seat !== undefined;
}
