import { difference, exceeds, roundAmount } from '../../../../../domain/money/amount';
import { formatAmount } from '../../../ui/money/amountTexts';
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

/** What a payment lacks in the balance, in major units; undefined where the balance holds it or is not known. */
export function missingAmount({ balance, currency, amount }: Props): string | undefined {
  if (!balance.amount || !currency || !amount || !exceeds(amount, balance.amount)) return undefined;
  const held = exceeds(balance.amount, '0') ? balance.amount : '0';
  return roundAmount(difference(amount, held), currency);
}

/** The same in words. */
export function shortfallText({ balance, currency = '', amount = '0' }: Props): string {
  const missing = formatAmount(difference(amount, balance.amount ?? '0'), currency);
  return `This is ${missing} ${currency} more than the balance holds now. You can continue: money may arrive before the payment date.`;
}
