import { Link } from 'react-router-dom';
import { currencies } from '../../../../domain/money/currencies';
import { pairText } from '../../shared/rates/currentRates';
import { formatInstant } from '../../ui/formatDate';
import { formatRate } from '../../ui/money/amountTexts';
import type { Column } from '../../ui/table/DataTable';
import type { Rate } from './ratesQuery';

/** The names of a pair's currencies: "Euro, British Pound". */
export const pairNames = (pair: string): string =>
  [pair.slice(0, 3), pair.slice(3)].map((code) => currencies.get(code)?.name ?? code).join(', ');

type Price = 'clientRate' | 'partnerRate' | 'coreRate';

/** One of the house's own prices, of which few are read each hour. */
const priceColumn = (key: Price, title: string): Column<Rate> => ({
  key,
  title,
  cell: ({ [key]: price }) => price && formatRate(price),
  isNumber: true,
});

/**
 * The columns of the list of rates.
 * @param addressOf the address that shows a pair's chart
 */
export const rateColumns = (addressOf: (rate: Rate) => string): readonly Column<Rate>[] => [
  {
    key: 'pair',
    title: 'Pair',
    cell: (rate) => <Link to={addressOf(rate)}>{pairText(rate.currencyPair)}</Link>,
    isShort: true,
    onPhone: 'title',
  },
  { key: 'names', title: 'Currencies', cell: ({ currencyPair }) => pairNames(currencyPair), onPhone: 'detail' },
  {
    key: 'rate',
    title: 'Mid-market rate',
    cell: ({ midMarketRate }) => formatRate(midMarketRate),
    isNumber: true,
    onPhone: 'value',
  },
  { ...priceColumn('clientRate', 'Client rate'), isSecondary: true },
  // Most pairs have none.
  { ...priceColumn('partnerRate', 'Partner rate'), isExtra: true },
  { ...priceColumn('coreRate', 'Core rate'), isSecondary: true },
  {
    key: 'settlementCutOffTime',
    title: 'Cut-off',
    cell: ({ settlementCutOffTime }) => settlementCutOffTime && formatInstant(settlementCutOffTime),
    isShort: true,
    isNumber: true,
    isExtra: true,
  },
  {
    key: 'pricedAt',
    title: 'Priced',
    cell: ({ pricedAt }) => (pricedAt ? formatInstant(pricedAt) : 'No price yet'),
    isShort: true,
    isSecondary: true,
  },
  {
    key: 'updatedAt',
    title: 'Updated',
    cell: ({ updatedAt }) => formatInstant(updatedAt),
    isShort: true,
    isNumber: true,
    onPhone: 'secondDetail',
  },
];
