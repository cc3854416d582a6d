import { isoDateOf } from '../../../../../domain/isoDate';
import type { NetPosition } from '../../../../../domain/balances/netPositions';
import { useAccount } from '../../../session/PortalContext';
import { useServices } from '../../../session/services';
import { WorkbenchPage } from '../../../shared/patterns/WorkbenchPage';
import { ReadFrame } from '../../../shared/ReadFrame';
import { currencyParam, useSearch } from '../../../shared/searchParams';
import { Card, Stack } from '../../../ui/layout';
import { EmptyState } from '../../../ui/EmptyState';
import { FilterChips } from '../../../ui/FilterChips';
import { DataTable } from '../../../ui/table/DataTable';
import { CashFlowChart } from './CashFlowChart';
import { OpenLists } from './OpenLists';
import { daysAhead, positionsOf } from './positions';
import { useOpenPositions, type PositionsData } from './positionsQuery';
import { Shortfalls } from './Shortfalls';
import { netPositionColumns } from './netPositionColumns';

/** What is open in the selected account and how its cash develops (/account/open-positions); the currency of the chart is a query parameter. */
export function OpenPositionsPage() {
  const account = useAccount();
  const read = useOpenPositions(account.id);
  return (
    <WorkbenchPage
      title="Open positions"
      context={`${account.name}, the next ${daysAhead} days`}
      figures={
        <ReadFrame read={read} rows={8}>
          {(data) => <Positions data={data} />}
        </ReadFrame>
      }
    >
      {null}
    </WorkbenchPage>
  );
}

function Positions({ data }: { data: PositionsData }) {
  const { now } = useServices();
  const { net, calendar } = positionsOf(data, isoDateOf(now()));
  if (net.length === 0) {
    return <EmptyState>Balances, payments and conversions of this account will be added up here.</EmptyState>;
  }
  return (
    <Stack gap="large">
      <Shortfalls calendar={calendar} />
      <NetPositions positions={net} />
      <Calendar calendar={calendar} />
      <OpenLists data={data} />
    </Stack>
  );
}

const positionsSearch = { currency: currencyParam };

/** The cash flow of one currency: the one that the address names, else the first that is short, else the first. */
function Calendar({ calendar }: Pick<ReturnType<typeof positionsOf>, 'calendar'>) {
  const { values, set } = useSearch(positionsSearch);
  const shown =
    calendar.find(({ currency }) => currency === values.currency) ??
    calendar.find(({ shortfall }) => shortfall !== undefined) ??
    calendar[0];
  if (!shown) return null;
  const chips = (
    <FilterChips
      label="Currency"
      value={shown.currency}
      options={calendar.map(({ currency }) => ({ value: currency, label: currency }))}
      onChange={(currency) => set({ currency })}
    />
  );
  return (
    <Card title="Cash flow" action={chips}>
      <CashFlowChart flow={shown} />
    </Card>
  );
}

/** What is open in each currency: what is there, what was bought and sold, what is to be paid, and what is left. */
function NetPositions({ positions }: { positions: readonly NetPosition[] }) {
  return (
    <DataTable
      caption="Open positions by currency"
      columns={netPositionColumns}
      rows={positions}
      rowKey={({ currency }) => currency}
    />
  );
}
