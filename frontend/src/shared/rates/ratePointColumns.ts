import { formatDay } from '../../ui/formatDate';
import { formatRate } from '../../ui/money/amountTexts';
import type { Column } from '../../ui/table/column';
import type { RatePoint } from './rateHistoryQuery';

/** The day of a rate, in UTC. */
export const dayOf = ({ at }: RatePoint): string => at.slice(0, 10);

/** The columns of a mid-market rate by day. */
export const ratePointColumns: readonly Column<RatePoint>[] = [
  { key: 'day', title: 'Day', cell: (point) => formatDay(dayOf(point)), isShort: true },
  { key: 'rate', title: 'Mid-market rate', cell: ({ midMarketRate }) => formatRate(midMarketRate), isNumber: true },
];
