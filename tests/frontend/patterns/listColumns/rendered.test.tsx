import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CashFlowChart } from '../../../../frontend/src/features/balances/positions/CashFlowChart';
import { NetPositions } from '../../../../frontend/src/features/balances/positions/NetPositions';
import { UpcomingChart } from '../../../../frontend/src/features/dashboard/UpcomingChart';
import { OwedTable } from '../../../../frontend/src/features/operations/OwedTable';
import { ScheduleTable } from '../../../../frontend/src/features/operations/ScheduleTable';
import { scheduleRows } from '../../../../frontend/src/features/operations/scheduleRows';
import { WalletPanel } from '../../../../frontend/src/features/organisations/day/WalletPanel';
import { Bands } from '../../../../frontend/src/shared/simulator/Bands';
import { layoutOf, type ColumnLook, type ListLayout } from '../../support/listLayout';
import { showPattern } from '../showPattern';

const nothing = () => undefined;

const day = { day: '2026-11-24', in: '5.00', out: '0', balance: '6.00' };
const cashFlow = { currency: 'EUR', opening: '1.00', days: [day], shortfall: undefined };
const upcomingDay = { date: '2026-11-24', payments: 1, waiting: '1', onItsWay: '0' };
const position = { currency: 'EUR', available: '1', bought: '0', sold: '0', payments: '0', other: '0', net: '1' };
const owed = { kind: 'intents', waiting: '2', tried: '1', oldest_at: '2026-11-24T09:00:00Z' };
const account = { rules: [], creatingRoleIds: [], seats: [] };
const flow = { kind: 'payment', id: 'payment-1', name: 'P-1', amount: '-1.00', cutOff: null, balance: '1.00' };
const wallet = {
  ...{ accountId: 'north', accountName: 'North', currency: 'EUR', opening: '2.00', in: '0', out: '1.00' },
  ...{ closing: '1.00', lowest: '1.00', shortAtFlow: null, flows: [flow] },
};

/** Lists whose columns are inside a component that gets its rows as props. */
const lists: readonly { name: string; page: ReactNode; layout: ListLayout }[] = [
  {
    name: 'cash by day',
    page: <CashFlowChart flow={cashFlow} />,
    layout: {
      shown: 'Day, In, Out, At the end of the day',
      phone: 'Day … At the end of the day | In · Out',
      numbers: 'In, Out, At the end of the day',
      short: 'Day',
    },
  },
  {
    name: 'payments going out by day',
    page: <UpcomingChart days={[upcomingDay]} unrated={[]} currency="GBP" isTruncated={false} />,
    layout: {
      shown: 'Day, Payments, On its way, Awaiting action',
      numbers: 'Payments, On its way, Awaiting action',
    },
  },
  {
    name: 'open positions',
    page: <NetPositions positions={[position]} />,
    layout: {
      shown: 'Currency, Available, Bought, Sold, Payments, Other pending, Net',
      phone: 'Currency … Net | Available',
      numbers: 'Available, Bought, Sold, Payments, Other pending, Net',
    },
  },
  {
    name: 'work that waits',
    page: <OwedTable rows={[owed]} nowMs={Date.parse('2026-11-24T10:00:00Z')} />,
    layout: {
      shown: 'Waiting, Number, Tried before+, Oldest',
      phone: 'Waiting … Number | … Oldest',
      numbers: 'Number, Tried before',
    },
  },
  {
    name: 'schedules',
    page: <ScheduleTable rows={scheduleRows([], 0)} onOpen={nothing} />,
    layout: {
      shown: 'Schedule, Last run, Took+, Report, Failures, Next+, State',
      phone: 'Schedule | Report · Last run … State',
      numbers: 'Took, Failures',
      short: 'Last run, Took, Next',
    },
  },
  {
    name: 'the flows of a day',
    page: <WalletPanel wallet={wallet} onClose={nothing} />,
    layout: {
      shown: 'What, Until, Amount, After it',
      phone: 'What … Amount | Until … After it',
      numbers: 'Amount, After it',
      short: 'Until',
    },
  },
  {
    name: 'the fewest people by amount',
    page: <Bands before={account} after={account} currency="GBP" />,
    layout: {
      shown: 'Payments, Before, After',
      phone: 'Payments | Before … After',
      short: 'Before, After',
    },
  },
];

test.each(lists)('the list of $name is laid out as written here', async ({ page, layout }) => {
  const user = showPattern(page);
  const asTable = screen.queryByRole('button', { name: 'Show as table' });
  if (asTable) await user.click(asTable);
  expect(layoutOf(columnsOf(screen.getByRole('table')))).toEqual(layout);
});

/** The columns as the headings of a table and the cells of its first row show them. */
function columnsOf(table: HTMLElement): readonly ColumnLook[] {
  const cells = [...table.querySelectorAll<HTMLElement>('tbody tr:first-child > td')];
  return [...table.querySelectorAll('th')].map((heading, index) => {
    const { number, short, secondary, extra, phone } = cells[index]?.dataset ?? {};
    return {
      title: heading.textContent,
      isTitleHidden: heading.querySelector('.visually-hidden') !== null,
      ...{ isNumber: number === 'true', isShort: short === 'true' },
      ...{ isSecondary: secondary === 'true', isExtra: extra === 'true', onPhone: phone },
    };
  });
}
