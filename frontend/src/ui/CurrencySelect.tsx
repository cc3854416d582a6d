import { memo } from 'react';
import { messages } from '../../../domain/messages';
import { currencies } from '../../../domain/money/currencies';
import { Flag } from './Flag';
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

type Props = Omit<SelectProps, 'options' | 'mark' | 'matches' | 'placeholder'>;

/** A currency picker with a flag per currency. */
export const CurrencySelect = memo(function CurrencySelect(props: Props) {
  return (
    <Select
      {...props}
      options={currencyOptions}
      placeholder={messages.widgets.selectCurrency}
      mark={currencyFlag}
      matches={({ value }, search) => currencyMatches(value, search)}
    />
  );
});
