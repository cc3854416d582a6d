import { datesAtRisk } from '../../domain/notices/dateAtRisk';
import { paymentContent, writeNotices } from '../database/notices';
import { inTransaction } from '../database/transaction';
import type { RuntimeContext } from '../runtime/context';

/** The most payments of one run; the others are told by the next. */
const maxPayments = 500;

const waiting = `
  select p.* from payments p
  where p.status = 'awaiting_authorisation' and p."tccPaymentId" is null and p."paymentDate" between :from and :to
    and not exists (select from notices told where told.kind = 'date_at_risk' and told.subject = p.id || ':' || p."paymentDate")
  order by p."paymentDate", p.id limit :limit`;

/**
 * Tells the maker and the approvers of each payment that still waits for an approval when its date is near: once for each payment date.
 * @returns how many notices were written
 */
export async function tellOfDatesAtRisk({ database, clock, newId }: RuntimeContext): Promise<number> {
  const now = clock.now();
  return inTransaction(database, { userId: 'send-notices', requestId: newId() }, (transaction) =>
    writeNotices(transaction, {
      kind: 'date_at_risk',
      select: `select involved.user_id, p.id || ':' || p."paymentDate", ${paymentContent}, p."accountId", :now::timestamptz
        from (${waiting}) p
        join beneficiary_information_slice slice on slice.id = p."beneficiarySliceId"
        join lateral (select seat.user_id from "CurrencyCloudContacts" seat
            where seat.user_id = p."createdById" and seat.account_id = p."accountId"
          union select approver."userId" from payment_approvers approver where approver."paymentId" = p.id) involved on true`,
      bindings: { ...datesAtRisk(now), now, limit: maxPayments },
      name: 'tell_of_dates_at_risk',
    }),
  );
}
