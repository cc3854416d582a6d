import { usePortal } from '../../../session/PortalContext';
import { useServices } from '../../../session/services';
import { currentRates } from '../../../shared/rates/currentRates';
import { worthIn } from '../../../shared/rates/worth';
import { Button } from '../../../ui/Button';
import { Details } from '../../../ui/Details';
import { formatInstant } from '../../../ui/formatDate';
import { Money } from '../../../ui/money/Money';
import { Stack } from '../../../ui/layout';
import { useAccountBalance } from './accountBalanceQuery';
import type { BalanceData } from './balanceQuery';

interface Props {
  data: BalanceData;
  currency: string;
  /** The currency of the worth. */
  worthCurrency: string;
}

/** What is available and pending, what it is worth, and when the provider was asked. */
export function BalanceRail({ data, currency, worthCurrency }: Props) {
  const { now } = useServices();
  const [balance] = data.balances;
  const amount = balance?.amount ?? '0';
  const money = (value: string | null | undefined) => <Money amount={value ?? '0'} currency={currency} />;
  const worth = worthIn(worthCurrency, currentRates(data.exchange_rates, now()))({ amount, currency });
  const rate = data.exchange_rates[0];
  const items = [
    { label: 'Available', value: money(amount) },
    { label: 'Pending in', value: money(data.incoming.aggregate?.sum?.amount) },
    { label: 'Pending out', value: money(data.outgoing.aggregate?.sum?.amount) },
    {
      label: `Worth in ${worthCurrency}`,
      value: worth === undefined ? 'No current rate' : <Money amount={worth} currency={worthCurrency} />,
    },
    { label: 'Rate read', value: worth !== undefined && rate && formatInstant(rate.updatedAt) },
    { label: 'Changed', value: balance && formatInstant(balance.updated_at) },
  ];
  return (
    <Stack>
      <Details items={currency === worthCurrency ? items.filter(({ label }) => !/^(Worth|Rate)/.test(label)) : items} />
      <AskProvider currency={currency} />
    </Stack>
  );
}

/** Asks the provider when the page opens and on a click. What it answers is stored, and arrives as the live balance. */
function AskProvider({ currency }: { currency: string }) {
  const { seat } = usePortal();
  const { data, error, isLoading, isRefreshing, reload } = useAccountBalance(currency, !seat);
  if (!seat) return null;
  const isAsking = isLoading || isRefreshing;
  const text = isAsking
    ? 'Asking the provider…'
    : error
      ? `The provider was not asked: ${error.text}`
      : data && 'The provider confirms the available amount.';
  return (
    <Stack gap="small">
      <p role="status">{text}</p>
      <div>
        <Button size="small" isLoading={isAsking} onClick={reload}>
          Ask again
        </Button>
      </div>
    </Stack>
  );
}
