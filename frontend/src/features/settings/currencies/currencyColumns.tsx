import { Link } from 'react-router-dom';
import { currencies } from '../../../../../domain/money/currencies';
import { Badge } from '../../../ui/marks';
import { currencyFlag } from '../../../ui/CurrencySelect';
import { Money } from '../../../ui/money/Money';
import { Row } from '../../../ui/layout';
import type { Column } from '../../../ui/table/DataTable';
import type { CurrencyRow } from './currenciesQuery';

/** The name of a currency, or its code where the portal does not know it. */
export const currencyName = (code: string): string => currencies.get(code)?.name ?? code;

/** How amounts are entered. */
function amountsText(decimals: number): string {
  if (decimals === 0) return 'Whole';
  return decimals === 1 ? '1 decimal' : `${decimals} decimals`;
}

/**
 * The columns of the list of currencies.
 * @param formOf the address of a currency's form
 */
export const currencyColumns = (formOf: (code: string) => string): readonly Column<CurrencyRow>[] => [
  {
    key: 'currency',
    title: 'Currency',
    cell: ({ currency }) => (
      <Row>
        {currencyFlag(currency)}
        <Link to={formOf(currency)}>{`${currency} – ${currencyName(currency)}`}</Link>
      </Row>
    ),
    onPhone: 'title',
  },
  {
    key: 'enabled',
    title: 'State',
    cell: ({ enabled }) => <Badge tone={enabled ? 'neutral' : 'waiting'} label={enabled ? 'Offered' : 'Not offered'} />,
    onPhone: 'state',
  },
  {
    key: 'decimals',
    title: 'Amounts',
    cell: ({ decimals }) => amountsText(decimals),
    isShort: true,
    onPhone: 'detail',
  },
  { key: 'safeguarded', title: 'Safeguarded', cell: ({ safeguarded }) => (safeguarded ? 'Yes' : 'No'), isShort: true },
  {
    key: 'alarm',
    title: 'Alarm below',
    cell: ({ currency, balance_alarm: alarm }) => alarm !== null && <Money amount={alarm} currency={currency} />,
    isNumber: true,
    onPhone: 'value',
  },
];
