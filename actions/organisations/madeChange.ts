import type { OrganisationsRow } from '../database/generated/tables';
import type { MadeChange } from '../fourEyes/governedChange';

/** A change of a role or a rule of the organisation that the caller holds locked. */
export function madeChange<Answer>(
  { id, four_eyes }: OrganisationsRow,
  answer: Answer,
  subject: { readonly entity: 'roles' | 'organisation_payment_auth_rule'; readonly id: string },
): MadeChange<Answer> {
  return { answer, subject: { ...subject, organisationId: id }, switches: { now: four_eyes } };
}
