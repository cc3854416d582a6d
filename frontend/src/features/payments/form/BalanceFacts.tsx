import { difference, exceeds } from '../../../../../domain/money/amount';
import { formatAmount } from '../../../ui/money/formatAmount';
import { Money } from '../../../ui/money/Money';
import type { Balance } from './balanceQuery';
import { SummaryFact } from './SummaryFact';

interface Props {
  balance: Balance;
  currency: string | undefined;
  amount: string | undefined;
}

/** The balance in the payment's currency, now and after the payment. */
export function BalanceFacts({ balance, currency, amount }: Props) {
  const now = currency && balance.amount;
  return (
    <>
      <SummaryFact
        label="Available now"
        value={now && <Money amount={now} currency={currency} />}
        note={balance.isUnreadable ? 'The balance could not be read.' : undefined}
      />
      <SummaryFact
        label="After this payment"
        value={now && amount && <Money amount={difference(now, amount)} currency={currency} />}
      />
    </>
  );
}

/** What a payment lacks in the balance, in words; undefined where the balance holds it or is not known. */
export function shortfallText({ balance, currency, amount }: Props): string | undefined {
  if (!balance.amount || !currency || !amount || !exceeds(amount, balance.amount)) return undefined;
  const missing = formatAmount(difference(amount, balance.amount), currency);
  return `This is ${missing} ${currency} more than the balance holds now. You can continue: money may arrive before the payment date.`;
}
