import { currencies } from '../../../../domain/money/currencies';
import { EmptyState } from '../../ui/EmptyState';
import { Flag } from '../../ui/marks';
import { Money, MoneyFigure } from '../../ui/money/Money';
import classes from './Balances.module.css';
import { barPercents } from './barPercents';
import { totalWorth } from '../../shared/rates/worth';
import type { Balance, Rate } from './dashboardQuery';
import { listText } from '../../ui/formats';

interface Props {
  balances: readonly Balance[];
  rates: readonly Rate[];
  /** The currency to which the amounts are converted for the bars. */
  currency: string;
}

/** The account's balances by currency. A bar under each amount shows its proportion of the largest balance. */
export function Balances({ balances, rates, currency }: Props) {
  if (balances.length === 0) return <EmptyState>Balances will be listed here once money has arrived.</EmptyState>;
  const percents = barPercents(balances, rates, currency);
  return (
    <>
      <Total balances={balances} rates={rates} currency={currency} />
      <table className={classes.table}>
        <caption className="visually-hidden">Balances by currency</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Currency</th>
            <th scope="col">Balance</th>
          </tr>
        </thead>
        <tbody>
          {balances.map(({ id, currency, amount }) => (
            <tr key={id}>
              <th scope="row">
                <span className={classes.name}>
                  <Flag country={currencies.get(currency)?.flagCountry ?? currency.slice(0, 2)} />
                  {currencies.get(currency)?.name ?? currency}
                </span>
              </th>
              <td>
                <Money amount={amount} currency={currency} />
                <svg className={classes.bar} viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden>
                  <line x1={100 - (percents.get(id) ?? 0)} x2="100" y1="1" y2="1" />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The worth of all balances in one currency. */
function Total({ balances, rates, currency }: Props) {
  const { total, unrated } = totalWorth(balances, currency, rates);
  const missing = unrated.length > 0 && `, without ${listText(unrated)}`;
  return (
    <p>
      <MoneyFigure amount={total} currency={currency} size="panel" />{' '}
      <span className={classes.note}>in total at mid-market rates{missing}</span>
    </p>
  );
}
