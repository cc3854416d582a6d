import { paths } from '../../../app/paths';
import { usePortal } from '../../../app/session/PortalContext';
import { paymentColumns } from '../../../shared/payments/paymentColumns';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { Pager } from '../../../ui/Pager';
import { paymentsPerPage, type PaymentsData } from './paymentsQuery';

const { payee, reference, shortReference, date, status, amount } = paymentColumns;
const columns = [payee, reference, shortReference, date, status, amount];

interface Props {
  data: PaymentsData;
  page: number;
  isFiltered: boolean;
  isRefreshing: boolean;
  onPage: (page: number) => void;
}

/** The payments found, how many there are, and the way to the next page. */
export function PaymentsResult({ data, page, isFiltered, isRefreshing, onPage }: Props) {
  const { seat } = usePortal();
  const count = data.payments_aggregate.aggregate?.count ?? 0;
  if (count === 0 && isFiltered) return <EmptyState>No payments match this search.</EmptyState>;
  if (count === 0) {
    return (
      <EmptyState action={seat?.role.can_create_payments && <LinkButton to={paths.newPayment}>New payment</LinkButton>}>
        The payments of this account will be listed here, from the first one on.
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status">{count === 1 ? '1 payment' : `${count.toLocaleString('en-GB')} payments`}</p>
      <DataTable
        caption="Payments"
        columns={columns}
        rows={data.payments}
        rowKey={({ id }) => id}
        rowLink={({ id }) => paths.payment(id)}
        isRefreshing={isRefreshing}
      />
      <Pager page={page} pages={Math.ceil(count / paymentsPerPage)} onPage={onPage} />
    </>
  );
}
