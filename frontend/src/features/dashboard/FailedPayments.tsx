import { paths } from '../../session/paths';
import { paymentColumns } from '../../shared/payments/paymentColumns';
import type { PaymentRow } from '../../shared/payments/paymentRow';
import { Card } from '../../ui/layout';
import { DataTable } from '../../ui/table/DataTable';

const { payee, reference, date, amount } = paymentColumns;
const columns = [payee, reference, date, amount];

/** Failed payments that wait for a user to change, delete or repeat them. */
export function FailedPayments({ payments }: { payments: readonly PaymentRow[] }) {
  if (payments.length === 0) return null;
  return (
    <Card
      title="Failed payments"
      lead="Payments that were not sent stay here until they are changed or deleted, returned ones for two weeks."
    >
      <DataTable
        caption="Failed payments"
        columns={columns}
        rows={payments}
        rowKey={({ id }) => id}
        rowLink={({ id }) => paths.payment(id)}
      />
    </Card>
  );
}
