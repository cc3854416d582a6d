import type { Knex } from 'knex';
import { paymentContent, writeNotices } from '../database/notices';

const paymentAndPayee = `payments p join beneficiary_information_slice slice on slice.id = p."beneficiarySliceId"`;

/** The people who may give an open authorisation of a payment, except the one who asks for it. */
const approvers = `payment_approvers approver on approver."paymentId" = p.id and approver."userId" <> :actorId`;

/**
 * Tells those who may approve a payment that it waits for them, once for each version of the payment.
 * @param actorId who made or changed the payment, or approved it and thereby made more approvals necessary
 * @param occasion tells them once more, because an approval that was given does not count any more
 */
export async function tellApprovers(
  transaction: Knex.Transaction,
  paymentId: string,
  {
    actorId,
    now,
    occasion = null,
  }: { readonly actorId: string; readonly now: Date; readonly occasion?: string | null },
): Promise<void> {
  await writeNotices(transaction, {
    kind: 'approval_wanted',
    select: `select approver."userId", concat_ws(':', p.id, p.version, :occasion::text), ${paymentContent}, p."accountId", :now::timestamptz
      from ${paymentAndPayee} join ${approvers} where p.id = :paymentId`,
    bindings: { paymentId, actorId, now, occasion },
    name: 'tell_approvers',
  });
}

/** Tells those who may approve some payments of an upload that it waits for them: once for all its payments. */
export async function tellApproversOfUpload(
  transaction: Knex.Transaction,
  paymentIds: readonly string[],
  { actorId, uploadId, now }: { readonly actorId: string; readonly uploadId: string; readonly now: Date },
): Promise<void> {
  await writeNotices(transaction, {
    kind: 'approval_wanted',
    // The offset keeps the look-up by each id, which the plan for several ids would give up for a scan.
    select: `select distinct told."userId", 'upload:' || :uploadId::text, jsonb_build_object('uploadId', :uploadId::text),
        told."accountId", :now::timestamptz
      from unnest(:paymentIds::uuid[]) made (id)
      cross join lateral (select approver."userId", p."accountId" from payments p join ${approvers} where p.id = made.id offset 0) told`,
    bindings: { paymentIds: [...paymentIds], actorId, uploadId, now },
    name: 'tell_approvers_of_upload',
  });
}

/** An authorisation that was given, by whom, and how many are still open. */
interface GivenApproval {
  readonly userId: string;
  readonly requestId: string;
  readonly open: number;
  /** The batch that it is a part of: its maker is told once. */
  readonly batchId?: string;
  readonly now: Date;
}

/** Tells the maker of a payment that a colleague approved it. */
export async function tellMaker(
  transaction: Knex.Transaction,
  paymentId: string,
  { userId, requestId, open, batchId, now }: GivenApproval,
): Promise<void> {
  const by = `concat_ws(' ', person.first_name, person.last_name)`;
  const [content, subject] = batchId
    ? [`jsonb_build_object('batchId', :batchId::text, 'by', ${by})`, `'batch:' || :batchId::text`]
    : [`${paymentContent} || jsonb_build_object('by', ${by}, 'open', :open::integer)`, ':requestId::text'];
  await writeNotices(transaction, {
    kind: 'approval_given',
    select: `select p."createdById", ${subject}, ${content}, p."accountId", :now::timestamptz
      from ${paymentAndPayee} join users person on person.id = :userId
      where p.id = :paymentId and p."createdById" <> person.id`,
    bindings: { paymentId, userId, now, ...(batchId ? { batchId } : { requestId, open }) },
    name: batchId ? 'tell_maker_of_batch' : 'tell_maker',
  });
}

/** How a payment came to nothing. */
interface Failure {
  /** `returned`: the bank had accepted it before. `rejected`: an approver said no. */
  readonly kind: 'failed' | 'returned' | 'rejected';
  /** For the reader; null where none was given. */
  readonly reason: string | null;
  readonly at: Date;
}

/** Tells the maker of a payment, and those who approved it, that it failed. They are told each time that it fails. */
export async function tellOfFailure(
  transaction: Knex.Transaction,
  paymentId: string,
  { kind, reason, at }: Failure,
): Promise<void> {
  await writeNotices(transaction, {
    kind: kind === 'returned' ? 'payment_returned' : 'payment_failed',
    select: `select involved.user_id, p.id || ':' || p.version || ':' || :failure::text || ':' || :at::text,
        ${paymentContent} || jsonb_build_object('reason', :reason::text, 'isRejected', :isRejected::boolean),
        p."accountId", :at::timestamptz
      from ${paymentAndPayee}
      join lateral (select p."createdById" as user_id union
        select given."authorisedById" from payment_authorisation_requests given
        where given."paymentId" = p.id) involved on involved.user_id is distinct from p."rejectedById"
      join "CurrencyCloudContacts" seat on seat.user_id = involved.user_id and seat.account_id = p."accountId"
      where p.id = :paymentId`,
    bindings: { paymentId, failure: kind, reason, isRejected: kind === 'rejected', at: at.toISOString() },
    name: 'tell_of_failure',
  });
}
