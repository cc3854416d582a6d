import { formatAmount } from '../../../../domain/money/amount';
import classes from './Money.module.css';

/** An amount with its currency after it: 12,450.00 EUR. Figures have one width, so that columns line up. */
export function Money({ amount, currency }: { amount: string; currency: string }) {
  return (
    <span className={classes.money}>
      {formatAmount(amount, currency)} <span className={classes.currency}>{currency}</span>
    </span>
  );
}
