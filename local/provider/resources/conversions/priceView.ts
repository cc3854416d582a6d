import { settlementMoment } from '../../reference/conversionDates';
import type { Deal, Price } from '../../reference/price';

/**
 * What a deal comes to, as the provider words it in `rates/detailed` and `quotes/create`.
 * @param date the conversion date
 */
export function priceView(deal: Deal, price: Price, date: string): Record<string, unknown> {
  return {
    settlement_cut_off_time: settlementMoment(deal.buy, date).toISOString().replace('.000Z', 'Z'),
    currency_pair: price.pair,
    client_buy_currency: deal.buy,
    client_sell_currency: deal.sell,
    client_buy_amount: price.buyAmount,
    client_sell_amount: price.sellAmount,
    fixed_side: deal.fixedSide,
    client_rate: price.rate,
    partner_rate: null,
    core_rate: price.rate,
    deposit_required: false,
    deposit_amount: '0.0',
    deposit_currency: deal.sell,
    mid_market_rate: price.midRate,
  };
}
