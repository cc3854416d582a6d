import { formatAmount } from './formatAmount';
import classes from './Money.module.css';

/** An amount with its currency after it: 12,450.00 EUR. All digits have the same width, so that columns align. */
export function Money({ amount, currency }: { amount: string; currency: string }) {
  return (
    <span className={classes.money}>
      {formatAmount(amount, currency)} <span className={classes.currency}>{currency}</span>
    </span>
  );
}
