import { messages } from '../../../../domain/messages';
import { countText } from '../../ui/formats';
import { ListPage } from '../../shared/patterns/list/ListPage';
import { pageParam, useSearch } from '../../shared/searchParams';
import { EmptyState } from '../../ui/EmptyState';
import { chargeColumns } from './chargeColumns';
import { chargesPerPage, usePendingCharges } from './pendingChargesQuery';

const search = { page: pageParam };
const nouns = ['charge', 'charges'] as const;

/** The charges of all accounts of the user that have not been taken yet (/account/charges). The list is live. */
export function PendingChargesPage() {
  const { values, set } = useSearch(search);
  const { read, news, count } = usePendingCharges(values.page);
  return (
    <ListPage
      title={messages.shell.pendingCharges}
      context="All your accounts"
      summary={countText(count, nouns)}
      caption={messages.shell.pendingCharges}
      nouns={nouns}
      read={read}
      rows={read.data?.vw_user_charges}
      news={news}
      columns={chargeColumns}
      rowKey={({ id }) => id ?? ''}
      pager={{
        page: values.page,
        pages: Math.ceil((count ?? 0) / chargesPerPage),
        onPage: (page) => set({ page }),
      }}
      empty={<EmptyState isLine>No charges are pending.</EmptyState>}
    />
  );
}
