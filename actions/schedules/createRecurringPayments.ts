import { sharedContext } from '../container';
import type { BankHolidays } from '../../domain/payments/paymentDate';
import { createOccurrence, createUntil } from '../payments/recurring/createOccurrence';
import type { Context } from '../context';
import { runExclusively } from './runExclusively';

/** More series than these are served by the next run. */
const maxSeries = 500;
/** More occurrences of one series than these are caught up with by the next run. */
const maxOccurrences = 10;
/** A little longer than the Lambda may run, after which a run that has not ended has died. */
const leaseMs = 150_000;
const name = 'create-recurring-payments';

/** The number of occurrences of a run. */
export interface RecurringReport {
  readonly created: number;
  /** Those that were refused; each paused its series with the reason. */
  readonly refused: number;
  /** Series that could not be served now; the log has the cause of each, and the next run tries again. */
  readonly faulty: number;
}

/** Schedule `create-recurring-payments`: creates the payments of recurring payments that fall due within five days (decision 047). */
export const handler = (): Promise<RecurringReport | undefined> => createRecurringPayments(sharedContext());

/** The same with the context as a parameter. Undefined while another run goes on. */
export function createRecurringPayments(context: Context): Promise<RecurringReport | undefined> {
  return runExclusively(context, { name, leaseMs }, (owned) => createDue(owned));
}

/** Each occurrence has a transaction of its own. */
async function createDue(context: Context): Promise<RecurringReport> {
  const report = { created: 0, refused: 0, faulty: 0 };
  const holidaysOf = holidaysOnce(context);
  for (const { id, account_id: accountId, currency } of await findDue(context)) {
    try {
      const holidays = await holidaysOf(accountId, currency);
      for (let count = 0; count < maxOccurrences; count += 1) {
        const actor = { userId: name, requestId: context.newId() };
        const outcome = await createOccurrence(context, id, actor, holidays);
        if (outcome === 'none') break;
        report[outcome] += 1;
      }
    } catch (error) {
      context.log.error({ recurringPaymentId: id, error: String(error) }, 'a recurring payment could not be created');
      report.faulty += 1;
    }
  }
  return report;
}

function findDue({ database, clock }: Context) {
  return database('recurring_payments')
    .where({ state: 'active' })
    .where('next_on', '<=', createUntil(clock.now()))
    .orderBy(['next_on', 'id'])
    .limit(maxSeries)
    .select('id', 'account_id', 'currency');
}

/** Asks the provider once in a run for the bank holidays of each currency. */
function holidaysOnce({ provider }: Context): (accountId: string, currency: string) => Promise<BankHolidays> {
  const known = new Map<string, Promise<BankHolidays>>();
  const ask = async (accountId: string, currency: string) => {
    const client = await provider.forAccount(accountId);
    const { invalid_payment_dates: closed } = await client.getPaymentDates({ currency });
    return new Map(Object.entries(closed));
  };
  return (accountId, currency) => {
    const asked = known.get(currency) ?? ask(accountId, currency);
    known.set(currency, asked);
    return asked;
  };
}
