import { messages } from '../../../../domain/messages';
import { paths } from '../../session/paths';
import { ListPage, NewLink } from '../../shared/patterns/list/ListPage';
import { oneOfParam, pageParam, useSearch } from '../../shared/searchParams';
import { statusLook } from '../../shared/status/StatusBadge';
import { EmptyState } from '../../ui/EmptyState';
import { FilterChips } from '../../ui/FilterChips';
import { submissionColumns } from './submissionColumns';
import { submissionsPerPage, submissionStatuses, useOpensAccounts, useSubmissions } from './submissionsQuery';

const filters = ['', ...submissionStatuses] as const;
const search = { status: oneOfParam(filters, ''), page: pageParam };
const chips = filters.map((status) => ({
  value: status,
  label: status ? statusLook('submission', status).label : 'All',
}));

/** The requests for new accounts that the user wrote or decides on (/account-submissions). */
export function SubmissionsPage() {
  const { values, set } = useSearch(search);
  const { read, news } = useSubmissions(values);
  const opensAccounts = useOpensAccounts();
  const found = read.data?.new_account_submissions;
  const hasNext = (found?.length ?? 0) > submissionsPerPage;
  return (
    <ListPage
      title="Account requests"
      context={opensAccounts ? 'Of your organisations' : 'Your requests for new accounts'}
      action={<NewLink to={paths.newSubmission}>{messages.shell.openNewAccount}</NewLink>}
      chips={
        <FilterChips label="Status" value={values.status} options={chips} onChange={(status) => set({ status })} />
      }
      caption="Account requests"
      nouns={['request', 'requests']}
      read={read}
      rows={found?.slice(0, submissionsPerPage)}
      news={news}
      columns={submissionColumns}
      rowKey={({ id }) => id}
      rowLink={({ id }) => paths.submission(id)}
      rowVersion={({ updated_at }) => updated_at}
      pager={{
        page: values.page,
        pages: values.page + (hasNext ? 1 : 0),
        onPage: (page) => set({ page }),
      }}
      onClear={values.status ? () => set({ status: '' }) : undefined}
      empty={<EmptyState>Your requests for new accounts will be listed here.</EmptyState>}
    />
  );
}
