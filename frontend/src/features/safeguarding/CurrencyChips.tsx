import { safeguardedCurrencies } from '../../../../domain/safeguarding/currencies';
import { useSearch } from '../../shared/searchParams';
import { FilterChips } from '../../ui/FilterChips';
import { safeguardingSearch } from './safeguardingSearch';

const options = safeguardedCurrencies.map((currency) => ({ value: currency, label: currency }));

/** Chooses the currency of the page. */
export function CurrencyChips() {
  const { values, set } = useSearch(safeguardingSearch);
  return (
    <FilterChips
      label="Currency"
      value={values.currency}
      options={options}
      onChange={(currency) => set({ currency })}
    />
  );
}
