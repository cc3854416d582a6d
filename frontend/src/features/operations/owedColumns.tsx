import { Link } from 'react-router-dom';
import { Badge } from '../../ui/marks';
import { formatCount, formatDuration } from '../../ui/formats';
import type { Column } from '../../ui/table/column';
import { owedKinds } from './owedKinds';
import type { OwedWork } from './operationsQuery';

/** Work that has waited for longer than this is marked, as an intent at the provider raises its alarm. */
const longMs = 15 * 60_000;

/** The columns of the work that waits. */
export const owedColumns = (nowMs: number): readonly Column<OwedWork>[] => [
  { key: 'kind', title: 'Waiting', cell: Kind, onPhone: 'title' },
  {
    key: 'waiting',
    title: 'Number',
    cell: ({ waiting }) => formatCount(Number(waiting)),
    isNumber: true,
    onPhone: 'value',
  },
  {
    key: 'tried',
    title: 'Tried before',
    cell: ({ tried }) => (Number(tried) > 0 ? formatCount(Number(tried)) : ''),
    isNumber: true,
    isSecondary: true,
  },
  {
    key: 'oldest',
    title: 'Oldest',
    cell: ({ oldest_at: at }) => at && <Age ms={nowMs - Date.parse(at)} />,
    onPhone: 'state',
  },
];

function Kind({ kind }: OwedWork) {
  const known = owedKinds[kind ?? ''];
  const label = known?.label ?? kind;
  return known?.to ? <Link to={known.to}>{label}</Link> : label;
}

function Age({ ms }: { ms: number }) {
  const text = formatDuration(ms);
  return ms > longMs ? <Badge label={text} tone="waiting" /> : text;
}
