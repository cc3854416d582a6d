import type { Knex } from 'knex';
import type { AccessChange } from '../../domain/notices/notice';
import { writeNotices } from './notices';

/** A change of a user's keys, contacts, password or second factor. */
export interface ToldAccess {
  /** Whose way to sign in changed. */
  readonly userId: string;
  readonly change: AccessChange;
  /** What it is about, as its writer names it: told once. */
  readonly subject: string;
  readonly at: Date;
}

/**
 * Tells a user, and every administrator of the organisations that the user is linked to or seated in, that how the user signs in has changed.
 * @returns how many were told
 */
export function tellOfAccess(
  transaction: Knex.Transaction,
  { userId, change, subject, at }: ToldAccess,
): Promise<number> {
  return writeNotices(transaction, {
    kind: 'access_changed',
    select: `select told.id, :subject::text, :content::jsonb, null::uuid, :at::timestamptz from users told
      where told.id = :userId::text or exists (
        select from users_organisations administered
        where administered.user_id = told.id and administered.can_user_admin_org and administered.org_id in (
          select link.org_id from users_organisations link where link.user_id = :userId
          union select account.org_id from "CurrencyCloudContacts" seat join accounts account on account.id = seat.account_id
          where seat.user_id = :userId))`,
    bindings: { userId, subject, content: JSON.stringify({ ...change, userId }), at: at.toISOString() },
    name: 'tell_access_changed',
  });
}
