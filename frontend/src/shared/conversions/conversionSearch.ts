import { conversionProgress, type ConversionStatus } from '../../../../domain/conversions/transitions';
import { paths } from '../../session/paths';
import { useMayOpen, usePortal } from '../../session/PortalContext';
import {
  flagParam,
  pageParam,
  amountParam,
  currencyParam,
  dateParam,
  oneOfParam,
  textParam,
  type SearchValues,
  addressOf,
} from '../searchParams';

/** The query parameters of a conversion: the pages of its linked payments, and whether it was made just now. */
export const conversionSearch = {
  livePage: pageParam,
  waitingPage: pageParam,
  fromConversionWizard: flagParam,
};

/** A filter by status: '' for all, or a status. */
export type ConversionStatusFilter = '' | ConversionStatus;

const filterNames: readonly ConversionStatusFilter[] = ['', ...conversionProgress];

/**
 * The query parameters of the conversions list (specification section 2, /account/conversions). `advancedSearch` opens the filters. The
 * limits are inclusive; amounts are in whole units of the currency bought or sold. Days of creation and settlement are the browser's.
 */
export const conversionsSearch = {
  status: oneOfParam(filterNames, ''),
  shortReference: textParam(25),
  advancedSearch: flagParam,
  conversionDateFrom: dateParam,
  conversionDateTo: dateParam,
  createdFrom: dateParam,
  createdTo: dateParam,
  settlementFrom: dateParam,
  settlementTo: dateParam,
  buyCurrency: currencyParam,
  sellCurrency: currencyParam,
  buyAmountFrom: amountParam,
  buyAmountTo: amountParam,
  sellAmountFrom: amountParam,
  sellAmountTo: amountParam,
  page: pageParam,
};

/** The values of those parameters. */
export type ConversionsSearch = SearchValues<typeof conversionsSearch>;

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

/** Whether to offer a new conversion: the role allows it and its screen is on. The server checks again. */
export function useMayConvert(): boolean {
  const { seat } = usePortal();
  const mayOpen = useMayOpen();
  return Boolean(seat?.role.can_create_conversions) && mayOpen(paths.newConversion);
}
