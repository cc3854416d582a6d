import { Button } from '../../../ui/Button';
import { Badge } from '../../../ui/marks';
import { formatDay } from '../../../ui/formatDate';
import { Money } from '../../../ui/money/Money';
import type { Column } from '../../../ui/table/column';
import type { Break, ReconciliationRow } from './reconciliationQuery';

const kinds: Readonly<Record<string, string>> = { internal: 'Internal', external: 'External' };

function State({ row }: { row: ReconciliationRow }) {
  if (row.signed_by) return <Badge label="Signed" tone="success" />;
  if (row.prepared_by) return <Badge label="Prepared" />;
  return <Badge label="Open" tone="waiting" />;
}

/** The columns of the daily comparisons of client money. A day opens its comparison. */
export const reconciliationColumns = (open: (row: ReconciliationRow) => void): readonly Column<ReconciliationRow>[] => [
  {
    key: 'day',
    title: 'Day',
    cell: (row) => (
      <Button tone="link" onClick={() => open(row)} aria-label={`${formatDay(row.day)}, ${kinds[row.kind]}`}>
        {formatDay(row.day)}
      </Button>
    ),
    isShort: true,
    onPhone: 'title',
  },
  { key: 'kind', title: 'Kind', cell: ({ kind }) => kinds[kind], onPhone: 'detail' },
  {
    key: 'required',
    title: 'Required',
    cell: ({ requirement, currency }) => <Money amount={requirement} currency={currency} />,
    isNumber: true,
    isSecondary: true,
  },
  {
    key: 'held',
    title: 'Held',
    cell: ({ resource, currency }) => <Money amount={resource} currency={currency} />,
    isNumber: true,
    isSecondary: true,
  },
  {
    key: 'difference',
    title: 'Difference',
    cell: ({ difference, currency }) => <Money amount={difference ?? '0'} currency={currency} />,
    isNumber: true,
    onPhone: 'value',
  },
  { key: 'breaks', title: 'Breaks', cell: ({ breaks }) => (breaks as readonly Break[]).length, isNumber: true },
  { key: 'state', title: 'State', cell: (row) => <State row={row} />, onPhone: 'state' },
];
