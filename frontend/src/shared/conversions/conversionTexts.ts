import { groupDigits } from '../../../../domain/money/amount';
import { conversionCost, type PricedConversion } from '../../../../domain/conversions/cost';
import { moneyText } from '../../ui/money/amountTexts';
import { place } from '../../ui/place';

/** What names a conversion to a reader. Amounts are decimal strings in major units. */
export interface TitledConversion {
  readonly buy_currency: string;
  readonly sell_currency: string;
  readonly client_buy_amount: string;
  readonly client_sell_amount: string;
}

/** A conversion in words: "12,000.00 GBP to 14,890.80 EUR". */
export function conversionTitle(conversion: TitledConversion): string {
  const { buy_currency, sell_currency, client_buy_amount, client_sell_amount } = conversion;
  const sold = moneyText(client_sell_amount, sell_currency);
  return `${sold} to ${moneyText(client_buy_amount, buy_currency)}`;
}

/** A rate as the reader's place writes numbers, with all its decimals: `1.2409`, or `1,2409` in Germany. */
export function formatRate(rate: string): string {
  const { numbers } = place();
  const [whole = '0', fraction] = rate.split('.');
  const grouped = groupDigits(whole, numbers);
  return fraction === undefined ? grouped : `${grouped}${numbers.decimalSeparator}${fraction}`;
}

/**
 * A rate in words: "1 GBP = 1.2409 EUR".
 * @param pair six letters, such as GBPEUR
 * @param rate in units of the pair's second currency per one of its first
 */
export function rateText(pair: string, rate: string): string {
  return `1 ${pair.slice(0, 3)} = ${formatRate(rate)} ${pair.slice(3)}`;
}

/**
 * What a conversion costs, in words: "At the mid-market rate of 1.4080 you would receive 1,408.00 USD. You receive 4.20 USD less, which is
 * 0.30 %."
 */
export function costText(conversion: PricedConversion): string {
  const { currency, midMarketAmount, amount, percent } = conversionCost(conversion);
  const verb = conversion.fixedSide === 'sell' ? 'receive' : 'pay';
  const isBetter = amount.startsWith('-');
  const more = (verb === 'pay') === isBetter ? 'less' : 'more';
  const money = (value: string) => moneyText(value.replace('-', ''), currency);
  const rate = formatRate(conversion.midMarketRate);
  const atMid = `At the mid-market rate of ${rate} you would ${verb} ${money(midMarketAmount)}.`;
  if (/^-?[0.]*$/.test(amount)) return `${atMid} You ${verb} the same.`;
  return `${atMid} You ${verb} ${money(amount)} ${more}, which is ${formatRate(percent.replace('-', ''))} %.`;
}
