import { moneyText } from '../../ui/money/formatAmount';

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
