import { shownPage } from '../../shared/listQuery';
import { ListPage } from '../../shared/patterns/list/ListPage';
import { useDecisionQueue } from '../../shared/patterns/useDecisionQueue';
import { oneOfParam, pageParam, useSearch } from '../../shared/searchParams';
import { EmptyState } from '../../ui/EmptyState';
import { FilterChips } from '../../ui/FilterChips';
import { useDifferences } from './booksQuery';
import { differenceColumns } from './differenceColumns';
import { DifferenceSheet } from './DifferenceSheet';

const search = { show: oneOfParam(['open', 'resolved'] as const, 'open'), page: pageParam };
const chips = [
  { value: 'open', label: 'Open' },
  { value: 'resolved', label: 'Resolved' },
] as const;

/** Records that do not stand alike in our books, at the provider and in the wallets (/admin/books). */
export function BooksPage() {
  const { values, set } = useSearch(search);
  const read = useDifferences(values.show === 'open', values.page);
  const { rows, pages } = shownPage(read.data?.book_differences, values.page);
  const queue = useDecisionQueue(
    (rows ?? []).map(({ id }) => id),
    'difference',
  );
  return (
    <>
      <ListPage
        title="Books"
        context="Our records, the provider’s and the wallets, compared each day, and charges that were computed anew"
        chips={<FilterChips label="Show" value={values.show} options={chips} onChange={(show) => set({ show })} />}
        caption="Differences"
        nouns={['difference', 'differences']}
        read={read}
        rows={rows}
        columns={differenceColumns(queue.linkTo)}
        rowKey={({ id }) => id}
        rowLink={({ id }) => queue.linkTo(id)}
        pager={{ page: values.page, pages, onPage: (page) => set({ page }) }}
        empty={
          <EmptyState>
            {values.show === 'open' ? 'Everything stands alike on all sides.' : 'No difference was resolved yet.'}
          </EmptyState>
        }
      />
      <DifferenceSheet queue={queue} />
    </>
  );
}
