import type { Knex } from 'knex';
import { isCurrentRate } from '../../domain/money/storedRate';
import type { Notice } from '../../domain/notices/notice';
import { isAlertDue, type AlertKind } from '../../domain/rates/alert';
import { tellEach } from '../database/notices';
import type { RuntimeContext } from '../runtime/context';

/** The most alerts that one run reads. */
const maxAlertsPerRun = 5000;

interface ComparedAlert {
  readonly id: string;
  readonly user_id: string;
  readonly currencyPair: string;
  readonly kind: AlertKind;
  readonly rate: string | null;
  readonly lastSentAt: Date | null;
  readonly midMarketRate: string;
  /** When the rate was read. */
  readonly updatedAt: Date;
}

/**
 * Compares the alerts of enabled users with the stored rates that are not older than a day, and writes a notice for each that is due. An alert with a limit is sent once and then
 * switched off; a daily one is sent once a day. Two runs at a time send none twice.
 * @returns how many notices were written
 */
export function sendRateAlerts({ database, clock }: RuntimeContext): Promise<number> {
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const alerts = await alertsToCompare(transaction);
    const due = alerts.filter(
      (alert) => isCurrentRate(alert.updatedAt, now) && isAlertDue(alert, alert.midMarketRate, now),
    );
    if (due.length === 0) return 0;
    const told = due.map((alert) => ({
      userId: alert.user_id,
      notice: noticeOf(alert),
      accountId: null,
      at: now,
      subject: `${alert.id}:${now.toISOString()}`,
    }));
    await tellEach(transaction, 'rate_alert', told);
    const ids = due.map(({ id }) => id);
    await transaction('rate_alerts').whereIn('id', ids).update({ lastSentAt: now });
    await transaction('rate_alerts').whereIn('id', ids).whereNot({ kind: 'daily' }).update({ enabled: false });
    return due.length;
  });
}

/** Those that were sent longest ago first, so that a run that cannot read all of them leaves none out for ever. */
function alertsToCompare(transaction: Knex.Transaction): Promise<readonly ComparedAlert[]> {
  return transaction('rate_alerts as alert')
    .join('rates as rate', 'rate.currencyPair', 'alert.currencyPair')
    .join('users as person', 'person.id', 'alert.user_id')
    .where({ 'alert.enabled': true, 'person.enabled': true })
    .orderBy('alert.lastSentAt', 'asc', 'first')
    .limit(maxAlertsPerRun)
    .forUpdate('alert')
    .skipLocked()
    .select<ComparedAlert[]>({
      id: 'alert.id',
      user_id: 'alert.user_id',
      currencyPair: 'alert.currencyPair',
      kind: 'alert.kind',
      rate: 'alert.rate',
      lastSentAt: 'alert.lastSentAt',
      midMarketRate: 'rate.midMarketRate',
      updatedAt: 'rate.updatedAt',
    });
}

const noticeOf = ({ id, currencyPair, kind, rate, midMarketRate }: ComparedAlert): Notice => ({
  kind: 'rate_alert',
  content: { rateAlertId: id, currencyPair, alertKind: kind, rate, midMarketRate },
});
