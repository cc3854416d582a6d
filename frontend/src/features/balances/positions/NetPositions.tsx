import type { NetPosition } from '../../../../../domain/balances/netPositions';
import { DataTable } from '../../../ui/table/DataTable';
import { netPositionColumns } from './netPositionColumns';

/** What is open in each currency: what is there, what was bought and sold, what is to be paid, and what is left. */
export function NetPositions({ positions }: { positions: readonly NetPosition[] }) {
  return (
    <DataTable
      caption="Open positions by currency"
      columns={netPositionColumns}
      rows={positions}
      rowKey={({ currency }) => currency}
    />
  );
}
