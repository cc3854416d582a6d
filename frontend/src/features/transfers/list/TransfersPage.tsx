import type { ReactNode } from 'react';
import { messages } from '../../../../../domain/messages';
import { paths } from '../../../session/paths';
import { countText } from '../../../ui/formats';
import { ListPage, NewLink } from '../../../shared/patterns/list/ListPage';
import { statusLook } from '../../../shared/status/StatusBadge';
import { useSearch } from '../../../shared/searchParams';
import { EmptyState } from '../../../ui/EmptyState';
import { FilterChips } from '../../../ui/FilterChips';
import { useAccount, usePortal } from '../../../session/PortalContext';
import { LinkButton } from '../../../ui/LinkButton';
import { formFilters, noFilters } from './filterTags';
import { transfersPerPage } from './foundTransfers';
import { transferColumns } from './transferColumns';
import { statusFilters, transfersSearch } from './transfersSearch';
import { useTransfers } from './transfersQuery';
import { useMoreFilters } from './useMoreFilters';

const nouns = ['transfer', 'transfers'] as const;
const chips = statusFilters.map((status) => ({
  value: status,
  label: status ? statusLook('transfer', status).label : 'All',
}));

interface Props {
  /** The account at either end; undefined for every account that the user may see. */
  accountId?: string;
  /** Whose transfers they are. */
  context: string;
  /** The link to the other list. */
  other?: ReactNode;
}

/** A live list of transfers between accounts. */
export function TransferList({ accountId, context, other }: Props) {
  const { values, set } = useSearch(transfersSearch);
  const { status, search, page } = values;
  const { read, news } = useTransfers({ ...values, accountId });
  const count = read.data?.found.aggregate?.count;
  const isFiltered = [status, search, ...Object.values(formFilters(values))].some(Boolean);
  return (
    <ListPage
      title={messages.adminMenu.transfers}
      context={context}
      summary={countText(count, nouns)}
      action={
        <>
          {other}
          <NewLink to={paths.newTransfer}>New transfer</NewLink>
        </>
      }
      search={{
        label: 'Search transfers',
        placeholder: 'Search by reason or whole reference',
        value: search,
        onChange: (text) => set({ search: text }),
      }}
      more={useMoreFilters(values, set)}
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
      onClear={isFiltered ? () => set({ status: '', search: '', ...noFilters }) : undefined}
      empty={<EmptyState>The transfers between your accounts will be listed here.</EmptyState>}
    />
  );
}

/** The transfers from and to the selected account (/account/transfers). */
export function AccountTransfersPage() {
  const { id, name } = useAccount();
  const other = <LinkButton to={paths.transfers}>All accounts</LinkButton>;
  return <TransferList key={id} accountId={id} context={name} other={other} />;
}

/** The transfers between all accounts that the user may see (/admin/transfers). */
export function TransfersPage() {
  const { account } = usePortal();
  const other = account && <LinkButton to={paths.accountTransfers}>Only {account.name}</LinkButton>;
  return <TransferList context="Between accounts of the portal" other={other} />;
}
