import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/text';
import type { NewAccountSubmissionsRow } from '../database/generated/tables';

/** What a user may do for an organisation. */
interface Standing {
  readonly isMember: boolean;
  /** Administers the organisation, or opens accounts for it (canManageNewAccount). */
  readonly isNewAccountAdmin: boolean;
}

async function standingOf(transaction: Knex.Transaction, userId: string, organisationId: string): Promise<Standing> {
  const { rows } = await transaction.raw<{ rows: Standing[] }>(
    `select
       exists (select from users_organisations link where link.user_id = person.id and link.org_id = :organisationId)
         or exists (select from "CurrencyCloudContacts" seat join accounts account on account.id = seat.account_id
           where seat.user_id = person.id and account.org_id = :organisationId) as "isMember",
       exists (select from users_organisations link where link.user_id = person.id and link.org_id = :organisationId
         and (link.can_user_admin_org or link."canManageNewAccount")) as "isNewAccountAdmin"
     from users person where person.id = :userId and person.enabled`,
    { userId, organisationId },
  );
  return rows[0] ?? { isMember: false, isNewAccountAdmin: false };
}

/** @throws RuleError organisation_not_found for an organisation that the user does not belong to */
export async function requireMember(
  transaction: Knex.Transaction,
  userId: string,
  organisationId: string,
): Promise<void> {
  const standing = isUuid(organisationId) ? await standingOf(transaction, userId, organisationId) : undefined;
  if (!standing?.isMember) throw new RuleError('organisation_not_found', 'organisationId');
}

/** A locked request, and whether the caller may submit it. */
export interface LockedSubmission {
  readonly submission: NewAccountSubmissionsRow;
  readonly isNewAccountAdmin: boolean;
}

/**
 * Locks a request that the user wrote, or one of an organisation for which the user opens accounts.
 * @throws RuleError submission_not_found, also for one that the user may not see
 */
export async function lockSubmission(
  transaction: Knex.Transaction,
  userId: string,
  id: string,
): Promise<LockedSubmission> {
  const submission = await lockAnySubmission(transaction, id);
  const { isMember, isNewAccountAdmin } = await standingOf(transaction, userId, submission.organisation_id);
  const isOwn = isMember && submission.created_by === userId;
  if (!isOwn && !isNewAccountAdmin) throw new RuleError('submission_not_found', 'submissionId');
  return { submission, isNewAccountAdmin };
}

/** Locks a request for the house. @throws RuleError submission_not_found */
export async function lockAnySubmission(transaction: Knex.Transaction, id: string): Promise<NewAccountSubmissionsRow> {
  const submission = isUuid(id)
    ? await transaction('new_account_submissions')
        .where({ id })
        .forUpdate()
        .first<NewAccountSubmissionsRow | undefined>()
    : undefined;
  if (!submission) throw new RuleError('submission_not_found', 'submissionId');
  return submission;
}
