import { conversionCost, type PricedConversion } from '../../../../domain/conversions/cost';
import { moneyText } from '../../ui/money/formatAmount';
import { formatRate } from './rateText';

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
