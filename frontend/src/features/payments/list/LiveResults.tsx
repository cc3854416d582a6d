import { useState } from 'react';
import { ReadFrame } from '../../../shared/ReadFrame';
import { Card } from '../../../ui/layout';
import { EmptyState } from '../../../ui/EmptyState';
import { Pager } from '../../../ui/Pager';
import { DataTable } from '../../../ui/table/DataTable';
import { addressOf, livePaymentColumns } from './livePaymentColumns';
import { useLiveSearch } from './liveSearchQuery';

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
                columns={livePaymentColumns}
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
