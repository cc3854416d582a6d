import { messages } from '../../../../../domain/messages';
import { paths } from '../../../session/paths';
import { shownPage } from '../../../shared/listQuery';
import { ListPage } from '../../../shared/patterns/list/ListPage';
import { useSearch } from '../../../shared/searchParams';
import { EmptyState } from '../../../ui/EmptyState';
import { FilterChips } from '../../../ui/FilterChips';
import { LinkButton } from '../../../ui/LinkButton';
import { noActivityFilters } from '../activitySearch';
import { moreActivityFilters } from '../moreActivityFilters';
import { noticeColumns } from './noticeColumns';
import { noticeSearch, noticeStates } from './noticeSearch';
import { useFraudNoticeLog } from './noticesQuery';

const stateLabels = { '': 'All', acknowledged: 'Acknowledged', shown: 'Not acknowledged' } as const;
const states = noticeStates.map((value) => ({ value, label: stateLabels[value] }));

/** The fraud notices that users were shown, and which of them were acknowledged. */
export function FraudNoticeLog() {
  const { values, set } = useSearch(noticeSearch);
  const read = useFraudNoticeLog(values);
  const { state, person, from, to, page } = values;
  const { rows, pages } = shownPage(read.data?.notices, page);
  return (
    <ListPage
      title={messages.adminMenu.activityLogs}
      context="Fraud notices that users were shown"
      action={<LinkButton to={paths.activityLogs2}>Activity</LinkButton>}
      search={{
        label: 'Search by username',
        placeholder: 'Whole username',
        value: person,
        onChange: (text) => set({ person: text }),
      }}
      more={moreActivityFilters(values, set)}
      chips={<FilterChips label="Notices" value={state} options={states} onChange={(value) => set({ state: value })} />}
      caption="Fraud notices"
      nouns={['notice', 'notices']}
      read={read}
      rows={rows}
      columns={noticeColumns}
      rowKey={({ id }) => id}
      pager={{ page, pages, onPage: (next) => set({ page: next }) }}
      onClear={
        [state, person, from, to].some(Boolean) ? () => set({ state: '', person: '', ...noActivityFilters }) : undefined
      }
      empty={<EmptyState>Fraud notices that users are shown will be listed here.</EmptyState>}
    />
  );
}
