import { Link } from 'react-router-dom';
import type { TariffType } from '../../../../domain/tariffs/tariffTypes';
import { paths } from '../../session/paths';
import { Badge } from '../../ui/marks';
import { formatDay } from '../../ui/formatDate';
import { moneyText } from '../../ui/money/amountTexts';
import type { Column } from '../../ui/table/DataTable';
import { typeLabels } from './tariffLabels';
import type { TariffRow } from './tariffsQuery';
import { valuesOf } from './tariffValues';

const pounds = (amount: string) => moneyText(amount, 'GBP');

/** The amount of a tariff; of a payment fee the regular one. */
function priceOf(tariff: TariffRow): string {
  const { amount, regular, regular_overrides } = valuesOf(tariff);
  if (tariff.type !== 'payment_fee') return pounds(amount || '0');
  const others = regular_overrides.length;
  return others > 0 ? `${pounds(regular || '0')}, ${others} by currency` : pounds(regular || '0');
}

/** The columns of the list of tariffs. */
export const tariffColumns: readonly Column<TariffRow>[] = [
  {
    key: 'name',
    title: 'Name',
    cell: ({ id, name }) => <Link to={paths.editTariff(id)}>{name}</Link>,
    onPhone: 'title',
  },
  { key: 'type', title: 'Type', cell: ({ type }) => typeLabels[type as TariffType], onPhone: 'detail' },
  { key: 'price', title: 'Amount', cell: priceOf, isNumber: true, onPhone: 'value' },
  {
    key: 'default',
    title: 'Default',
    cell: ({ is_default }) => is_default && <Badge label="Default" />,
    onPhone: 'state',
  },
  { key: 'updated', title: 'Changed', cell: ({ updatedAt }) => formatDay(updatedAt), isShort: true, isSecondary: true },
];
