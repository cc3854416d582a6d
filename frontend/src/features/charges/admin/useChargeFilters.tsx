import { lazy, useDeferredValue, useState } from 'react';
import { useAccountChoices } from '../../../shared/accounts/accountChoices';
import { shortFields } from '../../../shared/filters/FilterSkeleton';
import { formFiltersOf, moreFilters } from '../../../shared/filters/moreFilters';
import { formatDay } from '../../../ui/formatDate';
import { noChargeFilters, type ChargesSearch } from './chargesSearch';

const ChargeFilters = lazy(async () => ({ default: (await import('./ChargeFilters')).ChargeFilters }));

/** The further filters of the list of charges, which lie behind a button. */
export function useChargeFilters(values: ChargesSearch, set: (changes: Partial<ChargesSearch>) => void) {
  const filters = formFiltersOf(noChargeFilters, values);
  const { account, from, to } = filters;
  const [text, onSearch] = useState('');
  const isPaused = !values.advancedSearch && !account;
  const { options, nameOf } = useAccountChoices(useDeferredValue(text), account, { isCharged: true }, isPaused);
  const texts = {
    account: account && (nameOf(account) ?? 'One account'),
    from: from && `From ${formatDay(from)}`,
    to: to && `To ${formatDay(to)}`,
  };
  return moreFilters(values, set, {
    none: noChargeFilters,
    tags: Object.entries(texts).flatMap(([key, text]) => (text ? [{ key, text }] : [])),
    form: <ChargeFilters accounts={{ options, onSearch }} filters={filters} onApply={set} />,
    places: ['wide', ...shortFields(2)],
  });
}
