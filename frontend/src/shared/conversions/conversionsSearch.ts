import { conversionProgress, type ConversionStatus } from '../../../../domain/conversions/transitions';
import {
  amountParam,
  currencyParam,
  dateParam,
  flagParam,
  oneOfParam,
  pageParam,
  textParam,
  type SearchValues,
} from '../searchParams';

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
