import { paths } from '../../../session/paths';
import type { PaymentRow } from '../../../shared/payments/paymentRow';
import { Card } from '../../../ui/layout';
import { Pager } from '../../../ui/Pager';
import { DataTable } from '../../../ui/table/DataTable';
import { linkedPerPage } from './conversionQuery';
import { linkedPaymentColumns } from './linkedPaymentColumns';

interface Props {
  title: string;
  payments: readonly PaymentRow[];
  /** How many there are on all pages. */
  count: number;
  page: number;
  onPage: (page: number) => void;
  /** The text where there are none. */
  empty: string;
}

/** A page of the payments that are made from a conversion. */
export function LinkedPayments({ title, payments, count, page, onPage, empty }: Props) {
  return (
    <Card title={title}>
      {payments.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <DataTable
          caption={title}
          columns={linkedPaymentColumns}
          rows={payments}
          rowKey={({ id }) => id}
          rowLink={({ id }) => paths.payment(id)}
        />
      )}
      <Pager label={`Pages of ${title}`} page={page} pages={Math.ceil(count / linkedPerPage)} onPage={onPage} />
    </Card>
  );
}
