import { signedAmount } from '../../../../domain/transactions/vocabulary';
import { formatAmount } from './amountTexts';
import classes from './Money.module.css';

/** An amount with its currency after it: 12,450.00 EUR. All digits have the same width, so that columns align. */
export function Money({ amount, currency }: { amount: string; currency: string }) {
  return (
    <span className={classes.money}>
      {formatAmount(amount, currency)} <span className={classes.currency}>{currency}</span>
    </span>
  );
}

interface MoneyProps {
  /** A decimal string in whole units of the currency. */
  amount: string;
  currency: string;
  /** The amount that its page is about, or one of a panel. */
  size: 'page' | 'panel';
}

/** An amount that a page or panel is about, in large digits. */
export function MoneyFigure({ amount, currency, size }: MoneyProps) {
  return (
    <span className={classes.figure} data-size={size}>
      <Money amount={amount} currency={currency} />
    </span>
  );
}

interface SignedMoneyProps {
  transaction: { readonly type: string; readonly amount: string; readonly currency: string };
}

/** What a transaction changes the balance by: a debit with a minus. */
export function SignedMoney({ transaction }: SignedMoneyProps) {
  return <Money amount={signedAmount(transaction)} currency={transaction.currency} />;
}
