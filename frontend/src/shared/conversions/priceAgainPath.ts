import { paths } from '../../session/paths';
import { addressOf, amountParam, currencyParam, flagParam, oneOfParam } from '../searchParams';

/**
 * The query parameters that prefill a new conversion: the currency that is sold (`currency`, specification section 2) or the one that is
 * bought, and an amount. The amount is of the fixed side; without one, of the bought currency where that is given. `priced` asks for the price at once.
 */
export const newConversionSearch = {
  currency: currencyParam,
  buyCurrency: currencyParam,
  amount: amountParam,
  fixedSide: oneOfParam(['', 'buy', 'sell'] as const, ''),
  priced: flagParam,
};

/** What a quote was asked for. Amounts in major units. */
interface QuotedDeal {
  readonly buyCurrency: string;
  readonly sellCurrency: string;
  readonly fixedSide: string;
  readonly clientBuyAmount: string;
  readonly clientSellAmount: string;
}

/** The address of a new conversion on the terms of a quote, which shows its new price at once. */
export function priceAgainPath(quote: QuotedDeal): string {
  const fixedSide = quote.fixedSide === 'buy' ? 'buy' : 'sell';
  return addressOf(paths.newConversion, newConversionSearch, {
    currency: quote.sellCurrency,
    buyCurrency: quote.buyCurrency,
    amount: fixedSide === 'buy' ? quote.clientBuyAmount : quote.clientSellAmount,
    fixedSide,
    priced: true,
  });
}
