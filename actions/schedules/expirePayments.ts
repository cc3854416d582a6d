import { sharedContext } from '../container';
import { expirePayment, findExpired } from '../payments/expirePayment';
import type { Context } from '../context';
import { runExclusively } from './runExclusively';

/** More than this expire in the next run. */
const maxPayments = 500;
/** A little longer than the Lambda may run, after which a run that has not ended has died. */
const leaseMs = 150_000;
const name = 'expire-payments';

/** The number of payments of a run. */
export interface ExpiryReport {
  readonly expired: number;
  /** Those that were approved, changed or deleted while the run was on. */
  readonly kept: number;
  /** Those that a fault of ours left waiting; the log has the cause of each. */
  readonly faulty: number;
}

/** Schedule `expire-payments`: makes payments failed that were not approved in the days that their organisation sets. */
export const handler = (): Promise<ExpiryReport | undefined> => expirePayments(sharedContext());

/** The same with the context as a parameter. Undefined while another run goes on. */
export function expirePayments(context: Context): Promise<ExpiryReport | undefined> {
  return runExclusively(context, { name, leaseMs }, (owned) => expireDue(owned));
}

/** Each payment has a transaction of its own. */
async function expireDue(context: Context): Promise<ExpiryReport> {
  const report = { expired: 0, kept: 0, faulty: 0 };
  for (const id of await findExpired(context, maxPayments)) {
    try {
      const isExpired = await expirePayment(context, id, { userId: name, requestId: context.newId() });
      report[isExpired ? 'expired' : 'kept'] += 1;
    } catch (error) {
      context.log.error({ paymentId: id, error: String(error) }, 'a payment could not expire');
      report.faulty += 1;
    }
  }
  return report;
}
