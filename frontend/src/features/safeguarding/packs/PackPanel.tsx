import { IconDownload } from '@tabler/icons-react';
import { useCall } from '../../../graphql/useCall';
import { Button } from '../../../ui/Button';
import { Details } from '../../../ui/Details';
import { EmptyState } from '../../../ui/EmptyState';
import { formatCount } from '../../../ui/formats';
import { formatDay, formatInstant } from '../../../ui/formatDate';
import { Notice } from '../../../ui/Notice';
import { openDownload } from '../../../ui/downloads';
import { Panel, PanelFoot } from '../../../ui/Panel';
import { Stack } from '../../../ui/layout';
import { manifestOf, OpenPackDocument, type PackRow } from './packsQuery';

const kilobytes = (bytes: number) => `${formatCount(Math.ceil(bytes / 1000))} kB`;

/** The manifest of a pack, and its download. */
export function PackPanel({ pack, onClose }: { pack: PackRow; onClose: () => void }) {
  const { readAt, documents, missing, elsewhere } = manifestOf(pack);
  const { call, isCalling, error } = useCall(OpenPackDocument);
  const download = async () => {
    const answer = await call({ packId: pack.id });
    if ('data' in answer) openDownload(answer.data.openResolutionPack.url);
  };
  return (
    <Panel title={`Resolution pack of ${formatDay(pack.day)}`} isOpen isWide onClose={onClose}>
      <Stack>
        <p>Everything is as it was on {formatInstant(readAt)}.</p>
        {error && <Notice tone="failure">{error.text}</Notice>}
        <h3>Missing</h3>
        {missing.length === 0 ? (
          <EmptyState isLine>Nothing is missing.</EmptyState>
        ) : (
          missing.map((text) => (
            <Notice key={text} tone="failure">
              {text}
            </Notice>
          ))
        )}
        <h3>Documents</h3>
        <Details
          items={documents.map(({ name, title, rows, bytes }) => ({
            label: name,
            value: `${title}: ${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'}, ${kilobytes(bytes)}`,
          }))}
        />
        <h3>Kept elsewhere</h3>
        <Details items={elsewhere.map(({ title, where }) => ({ label: title, value: where }))} />
      </Stack>
      <PanelFoot>
        <Button
          tone="primary"
          icon={<IconDownload size={15} aria-hidden />}
          isLoading={isCalling}
          onClick={() => void download()}
        >
          Download
        </Button>
      </PanelFoot>
    </Panel>
  );
}
