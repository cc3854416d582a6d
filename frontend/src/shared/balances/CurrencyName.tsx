import { currencies } from '../../../../domain/money/currencies';
import { Flag } from '../../ui/Flag';
import classes from './CurrencyName.module.css';

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
