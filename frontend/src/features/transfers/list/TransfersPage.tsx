import { messages } from '../../../../../domain/messages';
import { transferProgress, type TransferStatus } from '../../../../../domain/transfers/transitions';
import { paths } from '../../../session/paths';
import { countText } from '../../../shared/patterns/list/countText';
import { ListPage } from '../../../shared/patterns/list/ListPage';
import { NewLink } from '../../../shared/patterns/NewLink';
import { oneOfParam, pageParam, textParam } from '../../../shared/searchParams';
import { statusLook } from '../../../shared/status/statusLooks';
import { useSearch } from '../../../shared/useSearch';
import { EmptyState } from '../../../ui/EmptyState';
import { FilterChips } from '../../../ui/FilterChips';
import { transferColumns } from './transferColumns';
import { transfersPerPage, useTransfers } from './transfersQuery';

const statuses: readonly ('' | TransferStatus)[] = ['', ...transferProgress];
const search = { status: oneOfParam(statuses, ''), search: textParam(255), page: pageParam };
const nouns = ['transfer', 'transfers'] as const;
const chips = statuses.map((status) => ({
  value: status,
  label: status ? statusLook('transfer', status).label : 'All',
}));

/** The transfers between accounts that the user may see (/admin/transfers). The list is live. */
export function TransfersPage() {
  const { values, set } = useSearch(search);
  const { status, search: text, page } = values;
  const { read, news } = useTransfers(values);
  const count = read.data?.found.aggregate?.count;
  return (
    <ListPage
      title={messages.adminMenu.transfers}
      context="Between accounts of the portal"
      summary={countText(count, nouns)}
      action={<NewLink to={paths.newTransfer}>New transfer</NewLink>}
      search={{
        label: 'Search transfers',
        placeholder: 'Search by reason or whole reference',
        value: text,
        onChange: (next) => set({ search: next }),
      }}
      chips={<FilterChips label="Status" value={status} options={chips} onChange={(value) => set({ status: value })} />}
      caption="Transfers"
      nouns={nouns}
      read={read}
      rows={read.data?.transfers}
      news={news}
      columns={transferColumns}
      rowKey={({ id }) => id}
      rowLink={({ id }) => paths.transfer(id)}
      rowVersion={({ updatedAt }) => updatedAt}
      pager={{ page, pages: Math.ceil((count ?? 0) / transfersPerPage), onPage: (next) => set({ page: next }) }}
      onClear={status || text ? () => set({ status: '', search: '' }) : undefined}
      empty={<EmptyState>The transfers between your accounts will be listed here.</EmptyState>}
    />
  );
}
