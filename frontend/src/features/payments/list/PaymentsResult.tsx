import { paths } from '../../../session/paths';
import { Arrivals } from '../../../shared/live/Arrivals';
import type { ListNews } from '../../../shared/live/listNews';
import { useMayPay } from '../../../shared/payments/useMayPay';
import { DataTable } from '../../../ui/table/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { Notice } from '../../../ui/Notice';
import { Pager } from '../../../ui/Pager';
import type { TableView } from '../../../ui/table/column';
import { columns } from './columns';
import { ExportButton } from './ExportButton';
import { paymentsPerPage, type PaymentsData, type PaymentsFilter } from './paymentsQuery';
import { countOf, foundText, type PaymentTotal } from './paymentTotals';
import { statusesOf } from './statusFilters';
import { useExport } from './useExport';

interface Props {
  data: PaymentsData;
  /** Undefined while they are read. */
  totals: readonly PaymentTotal[] | undefined;
  filter: PaymentsFilter;
  view: TableView;
  isFiltered: boolean;
  news: ListNews;
  isRefreshing: boolean;
  /** Reads the list anew, with what came since. */
  onShowNew: () => void;
  onPage: (page: number) => void;
}

/** The payments found, their number and sums, the export, and the pager. */
export function PaymentsResult(props: Props) {
  const { data, totals, filter, view, isFiltered, news, isRefreshing, onShowNew, onPage } = props;
  const statuses = statusesOf(filter.status);
  const exported = useExport(filter);
  const { page } = filter;
  return (
    <>
      <Arrivals count={news.arrivals} nouns={['payment', 'payments']} onShow={onShowNew} />
      {exported.notice && <Notice {...exported.notice} />}
      {data.payments.length === 0 && page === 1 ? (
        <NoPayments isFiltered={isFiltered} />
      ) : (
        <>
          <DataTable
            caption="Payments"
            summary={totals && foundText(totals, statuses)}
            tools={<ExportButton {...exported} />}
            view={view}
            columns={columns}
            rows={data.payments}
            rowKey={({ id }) => id}
            rowLink={({ id }) => paths.payment(id)}
            rowVersion={({ version, status }) => `${version} ${status}`}
            goneKeys={news.goneIds}
            isRefreshing={isRefreshing}
          />
          {totals && (
            <Pager page={page} pages={Math.ceil(countOf(totals, statuses) / paymentsPerPage)} onPage={onPage} />
          )}
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
