import { paths } from '../../../session/paths';
import { Arrivals } from '../../../shared/live/Arrivals';
import type { ListNews } from '../../../shared/live/listNews';
import { useMayPay } from '../../../shared/payments/useMayPay';
import { DataTable } from '../../../ui/table/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { Pager } from '../../../ui/Pager';
import type { TableView } from '../../../ui/table/column';
import { columns } from './columns';
import { paymentsPerPage, type PaymentsData } from './paymentsQuery';

interface Props {
  data: PaymentsData;
  page: number;
  view: TableView;
  isFiltered: boolean;
  news: ListNews;
  isRefreshing: boolean;
  /** Reads the list anew, with what came since. */
  onShowNew: () => void;
  onPage: (page: number) => void;
}

/** The payments found, their number, and the pager. */
export function PaymentsResult({ data, page, view, isFiltered, news, isRefreshing, onShowNew, onPage }: Props) {
  const count = data.payments_aggregate.aggregate?.count ?? 0;
  return (
    <>
      <Arrivals count={news.arrivals} nouns={['payment', 'payments']} onShow={onShowNew} />
      {count === 0 ? (
        <NoPayments isFiltered={isFiltered} />
      ) : (
        <>
          <DataTable
            caption="Payments"
            summary={count === 1 ? '1 payment' : `${count.toLocaleString('en-GB')} payments`}
            view={view}
            columns={columns}
            rows={data.payments}
            rowKey={({ id }) => id}
            rowLink={({ id }) => paths.payment(id)}
            rowVersion={({ version, status }) => `${version} ${status}`}
            goneKeys={news.goneIds}
            isRefreshing={isRefreshing}
          />
          <Pager page={page} pages={Math.ceil(count / paymentsPerPage)} onPage={onPage} />
        </>
      )}
    </>
  );
}

function NoPayments({ isFiltered }: { isFiltered: boolean }) {
  const mayPay = useMayPay();
  if (isFiltered) return <EmptyState>No payments match this search.</EmptyState>;
  return (
    <EmptyState action={mayPay && <LinkButton to={paths.newPayment}>New payment</LinkButton>}>
      The payments of this account will be listed here.
    </EmptyState>
  );
}
