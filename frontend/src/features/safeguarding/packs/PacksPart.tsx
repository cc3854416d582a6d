import { lazy, Suspense, useState } from 'react';
import { isPackOld } from '../../../../../domain/safeguarding/pack/manifest';
import { useServices } from '../../../session/services';
import { shownPage } from '../../../shared/listQuery';
import { RowList } from '../../../shared/patterns/list/RowList';
import { EmptyState } from '../../../ui/EmptyState';
import { formatDuration } from '../../../ui/formats';
import { Notice } from '../../../ui/Notice';
import { Stack } from '../../../ui/layout';
import { packColumns, took } from './packColumns';
import { manifestOf, useResolutionPacks, type PackRow } from './packsQuery';

const PackPanel = lazy(async () => ({ default: (await import('./PackPanel')).PackPanel }));

/** What is handed over should the house fail, built each night. */
export function PacksPart() {
  const [page, setPage] = useState(1);
  const read = useResolutionPacks(page);
  const [opened, setOpened] = useState<PackRow>();
  const { rows: packs, pages } = shownPage(read.data?.resolution_packs, page);
  return (
    <Stack>
      {page === 1 && packs?.[0] && <Age pack={packs[0]} />}
      <RowList
        caption="Resolution packs"
        nouns={['pack', 'packs']}
        read={read}
        rows={packs}
        columns={packColumns(setOpened)}
        rowKey={({ id }) => id}
        pager={{ page, pages, onPage: setPage }}
        empty={<EmptyState>The pack of each night will be listed here once the schedule has built one.</EmptyState>}
      />
      {opened && (
        <Suspense fallback={null}>
          <PackPanel pack={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}

/** How long the newest pack took and how old it is; a warning where the last night has none. */
function Age({ pack }: { pack: PackRow }) {
  const now = useServices().now();
  const finished = new Date(pack.finished_at);
  const age = `${formatDuration(now.getTime() - finished.getTime())} old`;
  if (isPackOld(finished, now)) {
    return (
      <Notice tone="failure">
        The newest pack is {age}. The schedule resolution-pack should build one each night.
      </Notice>
    );
  }
  const missing = manifestOf(pack).missing.length;
  return (
    <p>
      {missing === 0 ? `Complete in ${took(pack)}, ${age}.` : `Built in ${took(pack)}, ${age}. ${missing} missing.`}
    </p>
  );
}
