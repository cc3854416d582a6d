import { bandAmounts, simulatePayment, type SimulatedAccount } from '../../../../domain/organisations/simulator';
import { formatCount } from '../../ui/formats';
import { DataTable } from '../../ui/table/DataTable';
import { bandColumns, type Band } from './bandColumns';

interface Props {
  before: SimulatedAccount;
  after: SimulatedAccount;
  currency: string;
}

/** The fewest people who release a payment, before and after the change, for all amounts: they differ only at thresholds and limits. */
export function Bands({ before, after, currency }: Props) {
  const amounts = bandAmounts(before, after);
  const bands = amounts.map((amount, index): Band => {
    const next = amounts[index + 1];
    return {
      amount,
      label: labelOf(amount, next, currency),
      before: simulatePayment(before, amount).smallest?.length,
      after: simulatePayment(after, amount).smallest?.length,
    };
  });
  return (
    <DataTable
      caption="Fewest people by amount"
      columns={bandColumns}
      rows={bands}
      rowKey={({ amount }) => amount}
      rowVersion={({ before: was, after: becomes }) => `${was} ${becomes}`}
    />
  );
}

function labelOf(amount: string, next: string | undefined, currency: string): string {
  const from = Number(amount) - 1;
  const above = from > 0 ? `Above ${formatCount(from)}` : '';
  const upTo = next === undefined ? '' : `up to ${formatCount(Number(next) - 1)}`;
  const bounds = [above, upTo].filter(Boolean).join(' ');
  return bounds ? `${bounds.charAt(0).toUpperCase()}${bounds.slice(1)} ${currency}` : 'All amounts';
}
