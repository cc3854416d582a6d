import Big from 'big.js';
import { alarmFields, safeguardedCurrencies } from '../../../../../domain/safeguarding/currencies';
import type { SafeguardingTotalsQuery } from '../../../graphql/generated/operations';
import { ReadFrame } from '../../../shared/ReadFrame';
import { Notice } from '../../../ui/Notice';
import { DataTable } from '../../../ui/table/DataTable';
import { TableSkeleton } from '../../../ui/table/TableSkeleton';
import { useTotals } from './positionsQuery';
import { totalColumns, type Total } from './totalColumns';
import { useLondonToday } from './useLondonToday';

function totalsOf(data: SafeguardingTotalsQuery): readonly Total[] {
  const settings = data.settings[0];
  return safeguardedCurrencies.map((currency) => {
    const { count = 0, sum } = data[currency].aggregate ?? {};
    const balances = settings?.safeguardingControlAccount?.balances ?? [];
    const held = [...balances, ...data.open_control_moves.map((move) => ({ ...move, amount: move.held }))]
      .filter((one) => one.currency === currency)
      .reduce((sum, { amount }) => sum.plus(amount ?? '0'), new Big(0))
      .toFixed();
    const safeguarded = sum?.safeguarded_amount ?? '0';
    const alarm = settings?.[alarmFields[currency]];
    return {
      currency,
      accounts: count,
      safeguarded,
      held,
      required: sum?.required_amount ?? '0',
      suggested: sum?.suggested_transfer ?? '0',
      difference: new Big(held).minus(safeguarded).toFixed(),
      isLow: alarm !== null && alarm !== undefined && new Big(held).lt(alarm),
    };
  });
}

/** What must be safeguarded in each currency, what is, and what the control account holds. */
export function Totals() {
  const read = useTotals(useLondonToday());
  return (
    <ReadFrame read={read} skeleton={<TableSkeleton columns={totalColumns} rows={safeguardedCurrencies.length} />}>
      {(data) => (
        <>
          {!data.settings[0]?.safeguardingControlAccount && (
            <Notice tone="failure">The settings name no control account, so nothing can be safeguarded.</Notice>
          )}
          <DataTable
            caption="Client money by currency"
            columns={totalColumns}
            rows={totalsOf(data)}
            rowKey={({ currency }) => currency}
          />
        </>
      )}
    </ReadFrame>
  );
}
