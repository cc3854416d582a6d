import { IconDownload } from '@tabler/icons-react';
import type { StatementFormat } from '../../../../../domain/statements/formats';
import { Button } from '../../../ui/Button';
import { formatInstant } from '../../../ui/formatDate';
import { openDownload } from '../../../ui/downloads';
import { ProgressCount } from '../../../ui/ProgressCount';
import type { Column } from '../../../ui/table/column';
import { useCancelExport, useExportAddress, type StatementExport } from './exportDocuments';
import { exportState, exportTitle, formatLabels } from './exportTexts';

/** The columns of the user's exports, with the button that downloads or cancels each. */
export const exportColumns = (onProblem: (text: string | undefined) => void): readonly Column<StatementExport>[] => [
  { key: 'statement', title: 'Statement', cell: exportTitle, onPhone: 'title' },
  {
    key: 'format',
    title: 'Format',
    cell: ({ format }) => formatLabels[format as StatementFormat],
    isShort: true,
    onPhone: 'secondDetail',
  },
  {
    key: 'asked',
    title: 'Asked for',
    cell: ({ createdAt }) => formatInstant(createdAt),
    isShort: true,
    isSecondary: true,
  },
  { key: 'state', title: 'State', cell: (row) => <ExportState row={row} />, onPhone: 'detail' },
  {
    key: 'act',
    title: 'Actions',
    isTitleHidden: true,
    cell: (row) => <ExportAction row={row} onProblem={onProblem} />,
    onPhone: 'state',
  },
];

function ExportState({ row }: { row: StatementExport }) {
  const text = exportState(row);
  if (text) return text;
  return <ProgressCount done={row.rows_done} all={Math.max(row.rows_total ?? 1, 1)} noun="transactions" />;
}

interface ActionProps {
  row: StatementExport;
  onProblem: (text: string | undefined) => void;
}

function ExportAction({ row: { id, state, ...row }, onProblem }: ActionProps) {
  const cancel = useCancelExport();
  const addressOf = useExportAddress();
  const download = async () => {
    const found = await addressOf(id);
    onProblem('error' in found ? `The file was not downloaded. ${found.error}` : undefined);
    if ('url' in found) openDownload(found.url);
  };
  const stop = async () => {
    const result = await cancel.call({ exportId: id });
    onProblem('error' in result ? result.error.text : undefined);
  };
  const name = exportTitle({ id, state, ...row });
  if (state === 'done') {
    return (
      <Button
        size="small"
        icon={<IconDownload size={15} aria-hidden />}
        aria-label={`Download ${name}`}
        onClick={() => void download()}
      >
        Download
      </Button>
    );
  }
  if (state !== 'waiting' && state !== 'running') return null;
  return (
    <Button size="small" isLoading={cancel.isCalling} aria-label={`Cancel ${name}`} onClick={() => void stop()}>
      Cancel
    </Button>
  );
}
