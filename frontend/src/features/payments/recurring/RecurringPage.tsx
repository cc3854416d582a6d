import { paths } from '../../../session/paths';
import { useAccount } from '../../../session/PortalContext';
import { ListPage, NewLink } from '../../../shared/patterns/list/ListPage';
import { useMayPay } from '../../../shared/payments/useMayPay';
import { pageParam, useSearch } from '../../../shared/searchParams';
import { EmptyState } from '../../../ui/EmptyState';
import { recurringColumns } from './recurringColumns';
import { useRecurringPayments } from './recurringQuery';

const recurringSearch = { page: pageParam };

/** The recurring payments of the selected account (/account/payments/recurring). Everybody with a seat sees them. */
export function RecurringPage() {
  const account = useAccount();
  const mayPay = useMayPay();
  const { values, set } = useSearch(recurringSearch);
  const { read, news, rows, pages } = useRecurringPayments(account.id, values.page);
  return (
    <ListPage
      title="Recurring payments"
      context={account.name}
      action={mayPay && <NewLink to={paths.newPayment}>New payment</NewLink>}
      caption="Recurring payments"
      nouns={['recurring payment', 'recurring payments']}
      read={read}
      rows={rows}
      news={news}
      columns={recurringColumns(mayPay)}
      rowKey={({ id }) => id}
      rowVersion={({ updatedAt }) => updatedAt}
      pager={{ page: values.page, pages, onPage: (page) => set({ page }) }}
      empty={
        <EmptyState>Set up a recurring payment in the review of a new payment. It will be listed here.</EmptyState>
      }
    />
  );
}
