import { useServices } from '../../session/services';
import { formatInstant } from '../../ui/formatDate';
import { listText } from '../../ui/listText';
import { MoneyFigure } from '../../ui/money/MoneyFigure';
import { currentRates, oldestRateOf } from '../rates/currentRates';
import { totalWorth, type RateTo } from '../rates/worth';
import classes from './TotalWorth.module.css';

interface Props {
  balances: readonly { readonly currency: string; readonly amount: string }[];
  rates: readonly (RateTo & { readonly updatedAt: string })[];
  /** The currency of the sum. */
  currency: string;
}

/** The worth of several balances in one currency, with the time of the rates, and the currencies that are left out. */
export function TotalWorth({ balances, rates, currency }: Props) {
  const { now } = useServices();
  const usable = currentRates(rates, now());
  const { total, unrated } = totalWorth(balances, currency, usable);
  const oldest = oldestRateOf(
    usable,
    balances.map((balance) => balance.currency),
  );
  const at = oldest ? `in total at the mid-market rates of ${formatInstant(oldest)}` : 'in total';
  const missing = unrated.length > 0 && `, without ${listText(unrated)}: there is no current rate`;
  return (
    <p className={classes.total}>
      <MoneyFigure amount={total} currency={currency} size="page" />{' '}
      <span>
        {at}
        {missing}
      </span>
    </p>
  );
}

/** The place of the worth until the balances are read. */
export function TotalWorthPlace() {
  return <div className={classes.place} />;
}
