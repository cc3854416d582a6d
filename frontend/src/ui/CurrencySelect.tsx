import { memo, useMemo } from 'react';
import { messages } from '../../../domain/messages';
import { currencies } from '../../../domain/money/currencies';
import { Flag } from './marks';
import { Select, type SelectOption, type SelectProps } from './Select';

/** Every currency, by its code and name. */
export const currencyOptions: readonly SelectOption[] = [...currencies.values()].map(({ code, name }) => ({
  value: code,
  label: `${code} – ${name}`,
}));

/** The flag of a currency. */
export const currencyFlag = (code: string) => <Flag country={currencies.get(code)?.flagCountry ?? code.slice(0, 2)} />;

const lettersOf = (text: string) => text.replace(/[^a-z]/gi, '').toLowerCase();

/** Whether a currency matches the letters of the search text by name or code, ignoring case. */
export function currencyMatches(code: string, search: string): boolean {
  const wanted = lettersOf(search);
  const name = currencies.get(code)?.name ?? '';
  return lettersOf(code).includes(wanted) || lettersOf(name).includes(wanted) || lettersOf(code + name) === wanted;
}

interface Props extends Omit<SelectProps, 'options' | 'mark' | 'matches' | 'placeholder'> {
  /** The currencies that are left out, because they are chosen elsewhere. */
  taken?: readonly string[];
  /** The currencies that may be chosen; undefined for all. */
  offered?: readonly string[];
  /** The stored value of an edited record; it stays available. */
  currentValue?: string;
}

/** A currency picker with a flag per currency. */
export const CurrencySelect = memo(function CurrencySelect({ taken, offered, currentValue, ...rest }: Props) {
  const options = useMemo(
    () =>
      currencyOptions.filter(
        ({ value }) => !taken?.includes(value) && (!offered || offered.includes(value) || value === currentValue),
      ),
    [taken, offered, currentValue],
  );
  return (
    <Select
      {...rest}
      options={options}
      placeholder={messages.widgets.selectCurrency}
      mark={currencyFlag}
      matches={({ value }, search) => currencyMatches(value, search)}
    />
  );
});
