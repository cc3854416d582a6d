import { currencies } from '../../../../domain/money/currencies';
import { Flag } from '../../ui/marks';
import { useServices } from '../../session/services';
import { formatInstant } from '../../ui/formatDate';
import { listText } from '../../ui/formats';
import { MoneyFigure } from '../../ui/money/Money';
import { currentRates, oldestRateOf } from '../rates/currentRates';
import { totalWorth, type RateTo } from '../rates/worth';
import classes from './TotalWorth.module.css';

/** A currency by its flag, its code and its name. */
export function CurrencyName({ code }: { code: string }) {
  const currency = currencies.get(code);
  return (
    <span className={classes.name}>
      <Flag country={currency?.flagCountry ?? code.slice(0, 2)} />
      {currency ? `${code} ${currency.name}` : code}
    </span>
  );
}

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
