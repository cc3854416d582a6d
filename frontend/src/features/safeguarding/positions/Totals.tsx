import Big from 'big.js';
import { safeguardedCurrencies, type SafeguardedCurrency } from '../../../../../domain/safeguarding/currencies';
import type { SafeguardingTotalsQuery } from '../../../graphql/generated/operations';
import { ReadFrame } from '../../../shared/ReadFrame';
import { Badge } from '../../../ui/Badge';
import { Money } from '../../../ui/money/Money';
import { Notice } from '../../../ui/Notice';
import { DataTable, type Column } from '../../../ui/table/DataTable';
import { TableSkeleton } from '../../../ui/table/TableSkeleton';
import { useTotals } from './positionsQuery';
import { useLondonToday } from './useLondonToday';

/** One line of the totals: a currency of all safeguarded accounts together. */
interface Total {
  readonly currency: SafeguardedCurrency;
  readonly accounts: number;
  readonly safeguarded: string;
  readonly required: string;
  readonly suggested: string;
  /** What the control account holds. */
  readonly held: string;
  /** What it holds less what stands safeguarded for clients: anything but zero is a break. */
  readonly difference: string;
  readonly isLow: boolean;
}

const alarms = {
  GBP: 'safeguarding_gbp_balance_alarm',
  EUR: 'safeguarding_eur_balance_alarm',
  USD: 'safeguarding_usd_balance_alarm',
} as const;

function totalsOf(data: SafeguardingTotalsQuery): readonly Total[] {
  const settings = data.settings[0];
  return safeguardedCurrencies.map((currency) => {
    const { count = 0, sum } = data[currency].aggregate ?? {};
    const balances = settings?.safeguardingControlAccount?.balances ?? [];
    const held = balances.find((balance) => balance.currency === currency)?.amount ?? '0';
    const safeguarded = sum?.safeguarded_amount ?? '0';
    const alarm = settings?.[alarms[currency]];
    return {
      ...{ currency, accounts: count, safeguarded, held },
      ...{ required: sum?.required_amount ?? '0', suggested: sum?.suggested_transfer ?? '0' },
      difference: new Big(held).minus(safeguarded).toFixed(),
      isLow: alarm !== null && alarm !== undefined && new Big(held).lt(alarm),
    };
  });
}

const money = (
  key: 'safeguarded' | 'required' | 'suggested' | 'held' | 'difference',
  title: string,
  onPhone?: Column<Total>['onPhone'],
): Column<Total> => ({
  ...{ key, title, isNumber: true, onPhone },
  cell: (total) => <Money amount={total[key]} currency={total.currency} />,
});

const columns: readonly Column<Total>[] = [
  { key: 'currency', title: 'Currency', cell: ({ currency }) => currency, isShort: true, onPhone: 'title' },
  { key: 'accounts', title: 'Accounts', cell: ({ accounts }) => accounts, isNumber: true },
  money('required', 'Required', 'value'),
  money('safeguarded', 'Safeguarded'),
  money('suggested', 'To move'),
  money('held', 'Control account'),
  money('difference', 'Difference'),
  {
    key: 'alarm',
    title: 'Alarm',
    cell: ({ isLow }) => isLow && <Badge label="Low" tone="failure" />,
    onPhone: 'state',
  },
];

/** What must be safeguarded in each currency, what is, and what the control account holds. */
export function Totals() {
  const read = useTotals(useLondonToday());
  return (
    <ReadFrame read={read} skeleton={<TableSkeleton columns={columns} rows={safeguardedCurrencies.length} />}>
      {(data) => (
        <>
          {!data.settings[0]?.safeguardingControlAccount && (
            <Notice tone="failure">The settings name no control account, so nothing can be safeguarded.</Notice>
          )}
          <DataTable
            caption="Client money by currency"
            columns={columns}
            rows={totalsOf(data)}
            rowKey={({ currency }) => currency}
          />
        </>
      )}
    </ReadFrame>
  );
}
