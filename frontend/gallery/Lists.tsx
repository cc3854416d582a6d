import { IconCheck, IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../src/shared/status/StatusBadge';
import { Badge } from '../src/ui/marks';
import { Button } from '../src/ui/Button';
import { DataTable, type Column } from '../src/ui/table/DataTable';
import { Details } from '../src/ui/Details';
import { EmptyState } from '../src/ui/EmptyState';
import { Money } from '../src/ui/money/Money';
import { Pager } from '../src/ui/Pager';
import { Skeleton } from '../src/ui/loading';
import { Row } from '../src/ui/layout';
import type { TableView } from '../src/ui/table/column';
import { Timeline } from '../src/ui/Timeline';
import { Specimen } from './Specimen';

interface Line {
  readonly id: string;
  readonly payee: string;
  readonly amount: string;
  readonly status: string;
}

const statuses = ['awaiting_authorisation', 'completed', 'failed', 'ready_to_send', 'suspended'];
const line = (index: number): Line => ({
  id: String(index),
  payee: index === 2 ? 'Gesellschaft für außergewöhnlich lange Firmennamen mbH & Co. KG' : `Payee ${index}`,
  amount: index === 0 ? '-1234567890.12' : String(index * 17.5),
  status: statuses[index % statuses.length] ?? 'new',
});
const few = Array.from({ length: 5 }, (_, index) => line(index));
const many = Array.from({ length: 10_000 }, (_, index) => line(index));

const columns: readonly Column<Line>[] = [
  { key: 'payee', title: 'Payee', cell: ({ payee }) => <Link to="/">{payee}</Link>, sortsFirst: 'ascending' },
  { key: 'id', title: 'Reference', cell: ({ id }) => `REF-${id}`, isShort: true, isSecondary: true },
  { key: 'status', title: 'Status', cell: ({ status }) => <StatusBadge of="payment" status={status} /> },
  {
    key: 'amount',
    title: 'Amount',
    isNumber: true,
    sortsFirst: 'descending',
    cell: ({ amount }) => <Money amount={amount} currency="EUR" />,
  },
];

/** The components for lists and details. */
export function Lists() {
  return (
    <>
      <Tables />
      <Specimen name="Pager">
        <Pager page={2} pages={3} onPage={() => undefined} />
        <Pager label="Many pages" page={50} pages={1000} onPage={() => undefined} />
      </Specimen>
      <Specimen name="Money">
        <Row>
          <Money amount="12450" currency="EUR" />
          <Money amount="-0.5" currency="GBP" />
          <Money amount="1450000" currency="JPY" />
        </Row>
        <p dir="rtl" lang="ar">
          المبلغ <Money amount="-1234.5" currency="EUR" /> اليوم
        </p>
      </Specimen>
      <Specimen name="Badge">
        <Row>
          <Badge label="Plain" />
          <Badge tone="waiting" icon={IconClock} label="Awaiting authorisation" />
          <Badge tone="failure" label="Failed" />
          <Badge tone="success" icon={IconCheck} label="Completed" />
          <StatusBadge of="conversion" status="trade_settled" />
          <StatusBadge of="charge" status="of_a_later_release" />
        </Row>
      </Specimen>
      <Specimen name="EmptyState and Skeleton">
        <EmptyState action={<Button>New payment</Button>}>The payments of this account will be listed here.</EmptyState>
        <Skeleton rows={3} />
      </Specimen>
      <Facts />
    </>
  );
}

function Tables() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['1']));
  const [view, setView] = useState({ sort: { key: 'amount', isDescending: true }, hidden: [] as readonly string[] });
  const controlled: TableView = {
    ...view,
    onSort: (sort) => setView({ ...view, sort }),
    onHide: (hidden) => setView({ ...view, hidden }),
  };
  return (
    <Specimen name="DataTable: few rows, and ten thousand">
      <DataTable
        caption="A few payments"
        columns={columns}
        rows={few}
        rowKey={({ id }) => id}
        rowLink={() => '/'}
        view={controlled}
        selection={{ keys, onChange: setKeys, nameOf: ({ payee }) => payee }}
        actions={<Button tone="primary">Authorise selected</Button>}
      />
      <DataTable caption="Many payments" columns={columns} rows={many} rowKey={({ id }) => id} isRefreshing />
    </Specimen>
  );
}

function Facts() {
  return (
    <Specimen name="Details and Timeline">
      <Details
        items={[
          { label: 'Payment date', value: '24 Nov 2026' },
          { label: 'Reference', value: 'A-reference-without-a-single-space-in-it-'.repeat(4) },
          { label: 'Left out', value: undefined },
        ]}
      />
      <Timeline
        label="Progress"
        steps={[
          { title: 'Created by Maya Keller', detail: '21 Nov 2026, 09:00 GMT', state: 'done' },
          { title: 'Awaiting authorisation', state: 'current' },
          { title: 'Rejected', state: 'failed' },
          { title: 'Sent', state: 'upcoming' },
        ]}
      />
    </Specimen>
  );
}
