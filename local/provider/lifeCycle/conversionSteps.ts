import { conversionNotification, type ConversionNotificationType } from '../pushes/notifications';
import { closedBecause } from '../reference/calendar';
import { marketsOf } from '../reference/conversionDates';
import { londonDate } from '../reference/londonTime';
import { completeById, hasFunds } from '../store/ledger';
import type { Conversion } from '../store/tradeRecords';
import { timeText } from '../wire';
import type { Work } from '../work';
import type { Moment } from './moment';

/** The day from which a conversion's money is collected. */
export function collectionDay({ settlement_date }: Conversion): string {
  return londonDate(new Date(settlement_date));
}

/**
 * On its settlement day what is sold is taken, as soon as it is there; then what was bought is credited, on the
 * conversion date or as soon after it as the sold money came.
 */
export function advanceConversion(work: Work, { today }: Moment, conversion: Conversion): boolean {
  if (conversion.status === 'funds_arrived') return settle(work, today, conversion);
  const { account_id, sell_currency, buy_currency, client_sell_amount } = conversion;
  if (today < collectionDay(conversion)) return false;
  if (closedBecause(today, ...marketsOf(sell_currency, buy_currency)) !== undefined) return false;
  if (!hasFunds(work, account_id, sell_currency, client_sell_amount)) return false;
  completeById(work, conversion.sell_transaction_id);
  change(work, conversion, 'funds_arrived', 'funds_arrived_notification');
  return true;
}

function settle(work: Work, today: string, conversion: Conversion): boolean {
  if (today < conversion.conversion_date.slice(0, 10)) return false;
  completeById(work, conversion.buy_transaction_id);
  change(work, conversion, 'trade_settled', 'trade_settled_notification');
  return true;
}

function change(
  work: Work,
  conversion: Conversion,
  status: Conversion['status'],
  notification: ConversionNotificationType,
): void {
  const changed = { ...conversion, status, updated_at: timeText(work.now) };
  work.books.put('conversion', changed.id, changed);
  work.notify(conversionNotification(notification, work.books, changed));
}
