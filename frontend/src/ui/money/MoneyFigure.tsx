import { Money } from './Money';
import classes from './MoneyFigure.module.css';

interface Props {
  /** A decimal string in whole units of the currency. */
  amount: string;
  currency: string;
  /** The amount that its page is about, or one of a panel. */
  size: 'page' | 'panel';
}

/** An amount that a page or panel is about, in large digits. */
export function MoneyFigure({ amount, currency, size }: Props) {
  return (
    <span className={classes.figure} data-size={size}>
      <Money amount={amount} currency={currency} />
    </span>
  );
}
