import { IconDownload } from '@tabler/icons-react';
import { Button } from '../../../ui/Button';
import type { PaymentsExport } from './useExport';
import { formatCount } from '../../../ui/formats';

/** Saves all payments that were found as a CSV file, and says how far it is. */
export function ExportButton({ progress, onExport }: PaymentsExport) {
  return (
    <>
      <span role="status">{progress !== undefined && `${formatCount(progress)} payments read`}</span>
      <Button
        tone="subtle"
        size="small"
        icon={<IconDownload size={15} aria-hidden />}
        isLoading={progress !== undefined}
        onClick={onExport}
      >
        Export CSV
      </Button>
    </>
  );
}
