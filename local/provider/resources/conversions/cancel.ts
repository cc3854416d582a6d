import { ok, type Answer, type Call } from '../../http/endpoint';
import { ApiError } from '../../http/errors';
import { conversionNotification } from '../../pushes/notifications';
import { inPounds } from '../../reference/exchangeRates';
import { withdraw } from '../../store/ledger';
import type { Conversion } from '../../store/tradeRecords';
import { timeText } from '../../wire';
import { costOfChange, eventView, noteEvent } from './events';
import { awaitingConversion } from './read';
import { linkedPayments } from './view';

/** The maximum for self-service cancellation, in pounds. */
const selfServiceLimit = '15000';

/** What cancelling a conversion now would cost. */
export function quoteCancellation(call: Call): Answer {
  const conversion = cancellable(call, 'conversion_cancellation_quote_failed');
  const { sell_currency: currency } = conversion;
  return ok({ amount: costOfChange(conversion), currency, event_date_time: timeText(call.now) });
}

/** Closes a conversion: its movements are taken back, and the payments that depend on it are suspended. */
export function cancelConversion(call: Call): Answer {
  const conversion = cancellable(call, 'conversion_cancel_failed');
  const { books, parameters, now } = call;
  suspendPayments(call, conversion);
  withdraw(call, conversion.sell_transaction_id);
  withdraw(call, conversion.buy_transaction_id);
  const closed: Conversion = { ...conversion, status: 'closed', updated_at: timeText(now) };
  books.put('conversion', closed.id, closed);
  call.notify(conversionNotification('trade_closed_notification', books, closed));
  const event = noteEvent(call, conversion, {
    event_type: 'self_service_cancellation',
    amount: costOfChange(conversion),
    notes: parameters.text('notes') ?? '',
  });
  return ok(eventView(event));
}

function suspendPayments({ books, now }: Call, { id }: Conversion): void {
  for (const payment of linkedPayments(books, id)) {
    books.put('payment', payment.id, { ...payment, status: 'suspended', updated_at: timeText(now) });
  }
}

function cancellable(call: Call, failure: string): Conversion {
  const conversion = awaitingConversion(call, failure);
  if (inPounds(conversion.client_sell_amount, conversion.sell_currency).lte(selfServiceLimit)) return conversion;
  const message = `Above ${selfServiceLimit} GBP a conversion is cancelled by the provider's people only`;
  throw new ApiError(400, failure, [{ field: 'base', code: failure, message }]);
}
