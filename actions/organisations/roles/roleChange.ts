import type { OrganisationsRow } from '../../database/generated/tables';
import type { MadeChange } from '../../fourEyes/governedChange';

/**
 * A change of a role of the organisation that the caller holds locked.
 * @param subjectId what the change is about: the role, or for a new one its organisation and name
 */
export const roleChange = <Answer>(
  { id: organisationId, four_eyes }: OrganisationsRow,
  answer: Answer,
  subjectId: string,
): MadeChange<Answer> => ({
  answer,
  subject: { entity: 'roles', id: subjectId, organisationId },
  switches: { now: four_eyes },
});
