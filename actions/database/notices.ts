import type { Knex } from 'knex';
import { isOptional, noticeTerms, type NoticeKind } from '../../domain/notices/kinds';
import type { Notice } from '../../domain/notices/notice';

/** Whom a statement tells what: SQL that selects these columns, in this order. */
export interface ToldRows {
  readonly kind: NoticeKind;
  /** Selects `user_id, subject, content (jsonb), "accountId", at`. A subject is told once to each person. */
  readonly select: string;
  readonly bindings: Readonly<Record<string, unknown>>;
  /** The statement's name, by which the database keeps its plan. */
  readonly name: string;
}

/**
 * Writes a notice for each person of a selection, in the caller's transaction: once for each subject, to enabled people only, and unseen where
 * the person does not want the kind in the portal and may say so. Where the person wants the kind by mail, the schedule `send-notices` sends it. In the order of their ids, so that two transactions do not wait for each other.
 * @returns how many were written
 */
export async function writeNotices(transaction: Knex.Transaction, told: ToldRows): Promise<number> {
  const { isMailedByDefault } = noticeTerms[told.kind];
  const isMandatory = !isOptional(told.kind);
  const { rows } = await transaction
    .raw<{ rows: unknown[] }>(
      `with written as (
       insert into notices (user_id, kind, subject, content, "accountId", in_app, "createdAt")
       select told.user_id, :kind::text, told.subject, told.content, told."accountId",
         :isMandatory::boolean or coalesce(preference.in_app, true), told.at
       from (${told.select}) told (user_id, subject, content, "accountId", at)
       join users person on person.id = told.user_id and person.enabled
       left join notice_preferences preference on preference.user_id = told.user_id and preference.kind = :kind
       order by told.user_id, told.subject
       on conflict (user_id, kind, subject) do nothing
       returning id, user_id, "createdAt")
       , mailed as (
       insert into notice_mails (notice_id, next_attempt_at, created_at)
       select written.id, written."createdAt", written."createdAt" from written
       left join notice_preferences preference on preference.user_id = written.user_id and preference.kind = :kind
       where :isMandatory::boolean or coalesce(preference.by_email, :isMailed))
       select id from written`,
      { ...told.bindings, kind: told.kind, isMailed: isMailedByDefault, isMandatory },
    )
    .options({ name: told.name });
  return rows.length;
}

/** What one person is told. */
export interface ToldOnce {
  readonly userId: string;
  readonly notice: Notice;
  /** What it is about, as its writer names it. */
  readonly subject: string;
  /** The account whose seat lets the person read it; null for what belongs to no account. */
  readonly accountId: string | null;
  readonly at: Date;
}

/** Tells people of something, each with a content of their own. @returns how many notices were written */
export async function tellEach(
  transaction: Knex.Transaction,
  kind: NoticeKind,
  told: readonly ToldOnce[],
): Promise<number> {
  if (told.length === 0) return 0;
  const rows = told.map(({ userId, notice, subject, accountId, at }) => ({
    user_id: userId,
    subject,
    content: notice.content,
    accountId,
    at: at.toISOString(),
  }));
  return writeNotices(transaction, {
    kind,
    select: `select * from jsonb_to_recordset(:rows::jsonb)
      as one (user_id text, subject text, content jsonb, "accountId" uuid, at timestamptz)`,
    bindings: { rows: JSON.stringify(rows) },
    name: `tell_${kind}`,
  });
}

/** SQL: what a notice says of the payment `p` with its payee `slice`; more of it is added by `||`. */
export const paymentContent = `jsonb_build_object('paymentId', p.id, 'shortReference', p."shortReference", 'payee', slice.name,
  'amount', p.amount::text, 'currency', p.currency, 'paymentDate', p."paymentDate"::text)`;
