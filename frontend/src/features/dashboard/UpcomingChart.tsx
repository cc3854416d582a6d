import Big from 'big.js';
import type { Amount } from '../../../../domain/money/amount';
import { moneyText } from '../../ui/money/amountTexts';
import { ChartOrTable } from '../../ui/charts/ChartOrTable';
import { StackedColumns } from '../../ui/charts/StackedColumns';
import { DataTable } from '../../ui/table/DataTable';
import { formatShortDay } from '../../ui/formatDate';
import { Stack } from '../../ui/layout';
import { upcomingDayColumns } from './upcomingDayColumns';
import { partsInPercent, type Upcoming, type UpcomingDay } from './upcomingDays';
import { listText, formatCompact } from '../../ui/formats';

interface Props {
  days: readonly UpcomingDay[];
  unrated: readonly Upcoming[];
  currency: string;
  /** Whether there are more payments than were read. */
  isTruncated: boolean;
}

const legend = [
  { tone: 'neutral', label: 'On its way' },
  { tone: 'waiting', label: 'Awaiting action' },
] as const;

const totalOf = ({ waiting, onItsWay }: UpcomingDay): Amount => new Big(waiting).plus(onItsWay).toFixed();

/** A short form of an amount: "12.4k". */
function shortAmount(amount: Amount): string {
  return formatCompact(new Big(amount).round(0).toNumber());
}

/** The days as a chart or a table, with notes about payments that are not shown. */
export function UpcomingChart({ days, unrated, currency, isTruncated }: Props) {
  const total = days.reduce((all, day) => all.plus(totalOf(day)), new Big(0)).toFixed();
  const count = days.reduce((all, day) => all + day.payments, 0);
  const payments = count === 1 ? '1 payment' : `${count} payments`;
  const summary = `${payments} worth ${moneyText(total, currency)} at mid-market rates`;
  return (
    <Stack gap="small">
      <ChartOrTable
        summary={summary}
        chart={<StackedColumns label={`${summary}, by day`} columns={columnsOf(days)} legend={legend} />}
        table={<DayTable days={days} currency={currency} />}
      />
      {isTruncated && <p>Only the first {count + unrated.length} payments of this period are shown.</p>}
      {unrated.length > 0 && <p>Not shown, because there is no exchange rate: {unratedText(unrated)}.</p>}
    </Stack>
  );
}

function columnsOf(days: readonly UpcomingDay[]) {
  const percents = partsInPercent(days);
  return days.map((day, index) => ({
    key: day.date,
    label: formatShortDay(day.date),
    figure: shortAmount(totalOf(day)),
    parts: [
      { tone: 'neutral' as const, percent: percents[index]?.onItsWay ?? 0 },
      { tone: 'waiting' as const, percent: percents[index]?.waiting ?? 0 },
    ],
  }));
}

function unratedText(unrated: readonly Upcoming[]): string {
  const codes = [...new Set(unrated.map(({ currency }) => currency))];
  const counted = codes.map((code) => `${unrated.filter(({ currency }) => currency === code).length} in ${code}`);
  return listText(counted);
}

function DayTable({ days, currency }: { days: readonly UpcomingDay[]; currency: string }) {
  return (
    <DataTable
      caption="Payments going out, by day"
      columns={upcomingDayColumns(currency)}
      rows={days.filter(({ payments }) => payments > 0)}
      rowKey={({ date }) => date}
    />
  );
}
