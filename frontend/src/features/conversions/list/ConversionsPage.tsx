import { conversionProgress } from '../../../../../domain/conversions/transitions';
import { messages } from '../../../../../domain/messages';
import { paths } from '../../../session/paths';
import { usePortal, useAccount } from '../../../session/PortalContext';
import type { AccountSummary } from '../../../session/sessionUser';
import { conversionsSearch, useMayConvert } from '../../../shared/conversions/conversionSearch';
import { ListPage, NewLink } from '../../../shared/patterns/list/ListPage';
import { statusLook } from '../../../shared/status/StatusBadge';
import { useSearch } from '../../../shared/searchParams';
import { EmptyState } from '../../../ui/EmptyState';
import { FilterChips } from '../../../ui/FilterChips';
import { LinkButton } from '../../../ui/LinkButton';
import { useTableView } from '../../../ui/table/useTableView';
import { BeingBooked } from './BeingBooked';
import { NotBooked } from './NotBooked';
import { columns, defaultSort } from './columns';
import { conversionsPerPage, useConversions } from './conversionsQuery';
import { countOf, foundText, useConversionTotals } from './conversionTotals';
import { formFilters, noFilters } from './filterTags';
import { useMoreFilters } from './useMoreFilters';

/** The filters by status, in the order of their chips. */
const statusFilters = [
  { value: '' as const, label: 'All' },
  ...conversionProgress.map((status) => ({ value: status, label: statusLook('conversion', status).label })),
];

/** The conversions of an account, those made outside Corridor too. */
export function ConversionList({ account }: { account: AccountSummary }) {
  const mayConvert = useMayConvert();
  const { user } = usePortal();
  const { values, set } = useSearch(conversionsSearch);
  const { shortReference, status, page } = values;
  const view = useTableView(columns, defaultSort);
  const filter = { ...values, accountId: account.id, sort: view.sort };
  const { data: { totals } = {}, reload } = useConversionTotals(filter);
  const { read, news } = useConversions(filter, reload);
  const options = statusFilters.map((option) => ({ ...option, count: totals && countOf(totals, option.value) }));
  const isFiltered = [status, shortReference, ...Object.values(formFilters(values))].some(Boolean);
  return (
    <ListPage
      title={messages.shell.conversions}
      context={account.name}
      summary={totals && foundText(totals, status)}
      isSummaryLong
      action={mayConvert && <NewLink to={paths.newConversion}>New conversion</NewLink>}
      search={{
        label: 'Search conversions',
        placeholder: 'Search by reference',
        value: shortReference,
        onChange: (text) => set({ shortReference: text }),
      }}
      more={useMoreFilters(values, set)}
      chips={
        <>
          <BeingBooked accountId={account.id} />
          <NotBooked accountId={account.id} userId={user.id} />
          <FilterChips label="Status" value={status} options={options} onChange={(value) => set({ status: value })} />
        </>
      }
      caption="Conversions"
      nouns={['conversion', 'conversions']}
      read={read}
      rows={read.data?.conversions}
      news={news}
      columns={columns}
      view={view}
      rowKey={({ id }) => id}
      rowLink={({ id }) => paths.conversion(id)}
      rowVersion={({ updated_at, status }) => `${updated_at} ${status}`}
      pager={{
        page,
        pages: totals ? Math.ceil(countOf(totals, status) / conversionsPerPage) : 0,
        onPage: (next) => set({ page: next }),
      }}
      onClear={isFiltered ? () => set({ status: '', shortReference: '', ...noFilters }) : undefined}
      empty={
        <EmptyState action={mayConvert && <LinkButton to={paths.newConversion}>New conversion</LinkButton>}>
          The conversions of this account will be listed here.
        </EmptyState>
      }
    />
  );
}

/** The conversions of the selected account (/account/conversions): filters, order and page are query parameters. */
export function ConversionsPage() {
  const account = useAccount();
  return <ConversionList key={account.id} account={account} />;
}
