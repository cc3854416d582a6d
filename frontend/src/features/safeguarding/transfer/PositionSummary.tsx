import { Details } from '../../../ui/Details';
import { Money } from '../../../ui/money/Money';
import { useClientPosition } from './clientPosition';
import { positionAfter, type SafeguardingValues } from './safeguardingValues';
import type { Direction } from './transferSearch';

/** The client's position before and after the transfer. */
export function PositionSummary({ direction, values }: { direction: Direction; values: SafeguardingValues }) {
  const { accountId, currency, amount } = values;
  const position = useClientPosition(accountId, currency);
  if (!position) return <p>Choose an account and a currency to see the position.</p>;
  const after = positionAfter(direction, position, amount);
  const money = (value: string) => <Money amount={value} currency={currency} />;
  return (
    <Details
      items={[
        { label: 'Balance', value: money(position.balance) },
        { label: 'Safeguarded', value: money(position.safeguarded_amount) },
        { label: 'Required', value: money(position.required_amount) },
        { label: 'Pending', value: money(position.pending_amount) },
        { label: 'Suggested', value: money(position.suggested_transfer) },
        { label: 'Balance after', value: after && money(after.balance) },
        { label: 'Safeguarded after', value: after && money(after.safeguarded) },
      ]}
    />
  );
}
