import { shownPage } from '../../shared/listQuery';
import { ListPage } from '../../shared/patterns/list/ListPage';
import { useDecisionQueue } from '../../shared/patterns/useDecisionQueue';
import { oneOfParam, pageParam, useSearch } from '../../shared/searchParams';
import { EmptyState } from '../../ui/EmptyState';
import { FilterChips } from '../../ui/FilterChips';
import { changeColumns } from './changeColumns';
import { usePendingChanges } from './changesQuery';
import { ChangeSheet } from './ChangeSheet';

const search = { show: oneOfParam(['waiting', 'decided'] as const, 'waiting'), page: pageParam };
const chips = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'decided', label: 'Decided' },
] as const;

/** The changes of administration that wait for a second administrator (/admin/pending-changes). */
export function PendingChangesPage() {
  const { values, set } = useSearch(search);
  const { read, news } = usePendingChanges(values.show === 'waiting', values.page);
  const { rows, pages } = shownPage(read.data?.pending_changes, values.page);
  const queue = useDecisionQueue(
    (rows ?? []).map(({ id }) => id),
    'change',
  );
  return (
    <>
      <ListPage
        title="Pending changes"
        context="Changes that need a second administrator"
        chips={<FilterChips label="Show" value={values.show} options={chips} onChange={(show) => set({ show })} />}
        caption="Pending changes"
        nouns={['change', 'changes']}
        read={read}
        rows={rows}
        news={news}
        columns={changeColumns(queue.linkTo)}
        rowKey={({ id }) => id}
        rowLink={({ id }) => queue.linkTo(id)}
        rowVersion={({ decision }) => decision ?? ''}
        pager={{ page: values.page, pages, onPage: (page) => set({ page }) }}
        empty={
          <EmptyState>
            {values.show === 'waiting' ? 'No change waits for a second administrator.' : 'No change was decided yet.'}
          </EmptyState>
        }
      />
      <ChangeSheet queue={queue} />
    </>
  );
}
