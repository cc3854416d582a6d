import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { ReadFrame } from '../../../shared/ReadFrame';
import { StatusBadge } from '../../../shared/status/StatusBadge';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { formatDay } from '../../../ui/formatDate';
import { Money } from '../../../ui/money/Money';
import { Pager } from '../../../ui/Pager';
import { DataTable, type Column } from '../../../ui/table/DataTable';
import { useLiveSearch, type LivePaymentRow } from './liveSearchQuery';

/** The payment in Corridor where it was made here, otherwise as the provider holds it. */
const addressOf = ({ paymentId, tccPaymentId }: LivePaymentRow) =>
  paymentId ? paths.payment(paymentId) : paths.externalPayment(tccPaymentId);

const columns: readonly Column<LivePaymentRow>[] = [
  {
    key: 'shortReference',
    title: "Provider's reference",
    cell: (payment) => <Link to={addressOf(payment)}>{payment.shortReference}</Link>,
    isShort: true,
    onPhone: 'title',
  },
  { key: 'reference', title: 'Reference', cell: ({ reference }) => reference, onPhone: 'detail' },
  {
    key: 'date',
    title: 'Payment date',
    cell: ({ paymentDate }) => formatDay(paymentDate.slice(0, 10)),
    isShort: true,
    onPhone: 'secondDetail',
  },
  {
    key: 'status',
    title: 'Status',
    cell: ({ status }) => <StatusBadge of="payment" status={status} />,
    onPhone: 'state',
  },
  {
    key: 'amount',
    title: 'Amount',
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    isNumber: true,
    onPhone: 'value',
  },
];

/** What the provider holds for a reference. */
export function LiveResults({ text }: { text: string }) {
  const [page, setPage] = useState(1);
  const read = useLiveSearch(text, page);
  return (
    <Card title="At the provider">
      <ReadFrame read={read} rows={3}>
        {({ searchLivePayments: { payments, totalPages, isPartial } }) => (
          <>
            {isPartial && <p>Only the newest 400 payments at the provider were searched.</p>}
            {payments.length === 0 ? (
              <EmptyState isLine>The provider holds no payment of this account with this reference.</EmptyState>
            ) : (
              <DataTable
                caption="Payments at the provider"
                columns={columns}
                rows={payments}
                rowKey={({ tccPaymentId }) => tccPaymentId}
                rowLink={addressOf}
              />
            )}
            {totalPages > 1 && <Pager page={page} pages={totalPages} onPage={setPage} />}
          </>
        )}
      </ReadFrame>
    </Card>
  );
}
