import type { Call } from '../../http/endpoint';
import { settlementMoment } from '../../reference/conversionDates';
import { londonDate } from '../../reference/londonTime';
import { rateBetween, type Deal, type Price } from '../../reference/price';
import { enterPending, type Posting } from '../../store/ledger';
import type { Conversion } from '../../store/tradeRecords';
import { timeText } from '../../wire';
import type { Work } from '../../work';
import type { QuotedAmounts } from './markUp';

/** What two parties have agreed on. */
export interface Terms extends QuotedAmounts {
  readonly deal: Deal;
  readonly price: Price;
  /** The day on which the bought money is there. */
  readonly date: string;
}

/** Enters a conversion with its two pending movements. */
export function enterConversion(call: Call, terms: Terms, requestId: string | null): Conversion {
  const { books, identifiers, now, actor } = call;
  return enterLegs(call, {
    ...agreed(terms),
    id: identifiers.uuid(books),
    account_id: actor.account.id,
    creator_contact_id: actor.contact.id,
    short_reference: identifiers.conversionReference(books, londonDate(now)),
    status: 'awaiting_funds',
    unique_request_id: requestId,
    created_at: timeText(now),
    updated_at: timeText(now),
    parent_conversion_id: null,
  });
}

function agreed({ deal, price, date, buyAmount, sellAmount, isMarkedUp }: Terms) {
  const markedUp = {
    partner_rate: price.rate,
    partner_buy_amount: price.buyAmount,
    partner_sell_amount: price.sellAmount,
    client_rate: rateBetween(price.pair, deal.sell, sellAmount, buyAmount),
  };
  const plain = { partner_rate: '', partner_buy_amount: '0.00', partner_sell_amount: '0.00', client_rate: price.rate };
  return {
    settlement_date: timeText(settlementMoment(deal.buy, date)),
    conversion_date: `${date}T00:00:00+00:00`,
    currency_pair: price.pair,
    buy_currency: deal.buy,
    sell_currency: deal.sell,
    fixed_side: deal.fixedSide,
    client_buy_amount: buyAmount,
    client_sell_amount: sellAmount,
    core_rate: price.rate,
    mid_market_rate: price.midRate,
    ...(isMarkedUp ? markedUp : plain),
  };
}

/** Writes a conversion with the debit of what it sells and the credit of what it buys, both pending. */
export function enterLegs(
  work: Work,
  stated: Omit<Conversion, 'sell_transaction_id' | 'buy_transaction_id'>,
): Conversion {
  const leg = (type: Posting['type'], currency: string, amount: string) =>
    enterPending(work, {
      account_id: stated.account_id,
      currency,
      amount,
      type,
      action: 'conversion',
      reason: '',
      sender: null,
      related_entity_type: 'conversion',
      related_entity_id: stated.id,
      related_entity_short_reference: stated.short_reference,
      settles_at: stated.settlement_date,
    }).id;
  const conversion: Conversion = {
    ...stated,
    sell_transaction_id: leg('debit', stated.sell_currency, stated.client_sell_amount),
    buy_transaction_id: leg('credit', stated.buy_currency, stated.client_buy_amount),
  };
  work.books.put('conversion', conversion.id, conversion);
  return conversion;
}
