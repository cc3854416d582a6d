import { bandAmounts, simulatePayment, type SimulatedAccount } from '../../../../domain/organisations/simulator';
import { Badge } from '../../ui/Badge';
import { formatCount } from '../../ui/formatCount';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { teamText } from './teamText';

interface Band {
  /** The first whole amount of the band. */
  readonly amount: string;
  readonly label: string;
  readonly before: number | undefined;
  readonly after: number | undefined;
}

interface Props {
  before: SimulatedAccount;
  after: SimulatedAccount;
  currency: string;
}

const columns: readonly Column<Band>[] = [
  { key: 'band', title: 'Payments', cell: ({ label }) => label, onPhone: 'title' },
  { key: 'before', title: 'Before', cell: ({ before }) => teamText(before), isShort: true, onPhone: 'detail' },
  {
    key: 'after',
    title: 'After',
    cell: ({ after }) => (
      <Badge label={teamText(after)} tone={after === undefined || after < 2 ? 'waiting' : 'neutral'} />
    ),
    isShort: true,
    onPhone: 'state',
  },
];

/** The fewest people who release a payment, before and after the change, for all amounts: they differ only at thresholds and limits. */
export function Bands({ before, after, currency }: Props) {
  const amounts = bandAmounts(before, after);
  const bands = amounts.map((amount, index): Band => {
    const next = amounts[index + 1];
    return {
      ...{ amount, label: labelOf(amount, next, currency) },
      before: simulatePayment(before, amount).smallest?.length,
      after: simulatePayment(after, amount).smallest?.length,
    };
  });
  return (
    <DataTable
      caption="Fewest people by amount"
      columns={columns}
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
