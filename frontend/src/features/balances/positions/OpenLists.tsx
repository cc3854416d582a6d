import { useMayOpen } from '../../../session/PortalContext';
import { paths } from '../../../session/paths';
import { Card } from '../../../ui/layout';
import { EmptyState } from '../../../ui/EmptyState';
import { DataTable } from '../../../ui/table/DataTable';
import { conversionColumns, paymentColumns } from './openColumns';
import { maxPositions, type PositionsData } from './positionsQuery';

/** The conversions and the payments that the positions are made of. */
export function OpenLists({ data: { tcc_conversions: conversions, payments, tcc_transactions: pending } }: Props) {
  const hasLink = useMayOpen()(paths.conversion(':id'));
  const isCut = [conversions, payments, pending].some(({ length }) => length >= maxPositions);
  return (
    <>
      {isCut && (
        <p>{`Only ${maxPositions} payments, conversions and pending transactions of each kind are counted.`}</p>
      )}
      <Card title="Conversions that have not settled">
        {conversions.length === 0 ? (
          <EmptyState isLine>Every conversion has settled.</EmptyState>
        ) : (
          <DataTable
            caption="Conversions that have not settled"
            columns={conversionColumns(hasLink)}
            rows={conversions}
            rowKey={({ id }) => id}
            rowLink={hasLink ? ({ id }) => paths.conversion(id) : undefined}
          />
        )}
      </Card>
      <Card title="Payments that have not left">
        {payments.length === 0 ? (
          <EmptyState isLine>No payment is scheduled.</EmptyState>
        ) : (
          <DataTable
            caption="Payments that have not left"
            columns={paymentColumns}
            rows={payments}
            rowKey={({ id }) => id}
            rowLink={({ id }) => paths.payment(id)}
          />
        )}
      </Card>
    </>
  );
}

interface Props {
  data: PositionsData;
}
