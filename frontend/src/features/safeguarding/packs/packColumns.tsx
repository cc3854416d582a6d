import { Badge } from '../../../ui/marks';
import { Button } from '../../../ui/Button';
import { formatDay } from '../../../ui/formatDate';
import { formatDuration } from '../../../ui/formats';
import type { Column } from '../../../ui/table/column';
import { manifestOf, type PackRow } from './packsQuery';

/** How long a pack took to build. */
export const took = ({ started_at: from, finished_at: to }: PackRow) =>
  formatDuration(Date.parse(to) - Date.parse(from));

function State({ pack }: { pack: PackRow }) {
  const missing = manifestOf(pack).missing.length;
  return missing > 0 ? <Badge label={`${missing} missing`} tone="waiting" /> : <Badge label="Whole" tone="success" />;
}

/** The columns of the resolution packs. A day opens its pack. */
export const packColumns = (open: (pack: PackRow) => void): readonly Column<PackRow>[] => [
  {
    key: 'day',
    title: 'Day',
    cell: (pack) => (
      <Button tone="link" onClick={() => open(pack)} aria-label={`Pack of ${formatDay(pack.day)}`}>
        {formatDay(pack.day)}
      </Button>
    ),
    isShort: true,
    onPhone: 'title',
  },
  { key: 'took', title: 'Built in', cell: took, isNumber: true, onPhone: 'value' },
  { key: 'documents', title: 'Documents', cell: (pack) => manifestOf(pack).documents.length, isNumber: true },
  {
    key: 'rows',
    title: 'Rows',
    cell: (pack) => manifestOf(pack).documents.reduce((sum, { rows }) => sum + rows, 0),
    isNumber: true,
  },
  { key: 'state', title: 'State', cell: (pack) => <State pack={pack} />, onPhone: 'state' },
];
