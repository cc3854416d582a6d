import type { ConversionsSearch } from '../../../shared/conversions/conversionSearch';
import { formFiltersOf } from '../../../shared/filters/moreFilters';
import type { FilterTag } from '../../../ui/FilterTags';
import { formatDay } from '../../../ui/formatDate';
import { formatAmount } from '../../../ui/money/amountTexts';

/** The filters of the form; all of them are texts. */
export type FormFilters = Omit<ConversionsSearch, 'status' | 'shortReference' | 'advancedSearch' | 'page'>;

/** No filter of the form is set. */
export const noFilters: FormFilters = {
  conversionDateFrom: '',
  conversionDateTo: '',
  createdFrom: '',
  createdTo: '',
  settlementFrom: '',
  settlementTo: '',
  sellCurrency: '',
  buyCurrency: '',
  sellAmountFrom: '',
  sellAmountTo: '',
  buyAmountFrom: '',
  buyAmountTo: '',
};

/** The filters of the form among all parameters of the list. */
export const formFilters = (values: FormFilters): FormFilters => formFiltersOf(noFilters, values);

/** The filters that are set, in words. */
export function filterTags(filters: FormFilters): FilterTag[] {
  const names = Object.keys(noFilters) as (keyof FormFilters)[];
  return names.flatMap((key) => (filters[key] ? [{ key, text: tagText(key, filters) }] : []));
}

const dayWords: Partial<Record<keyof FormFilters, string>> = {
  conversionDateFrom: 'Converted from',
  conversionDateTo: 'Converted to',
  createdFrom: 'Created from',
  createdTo: 'Created to',
  settlementFrom: 'Settled from',
  settlementTo: 'Settled to',
};

const amountWords: Partial<Record<keyof FormFilters, string>> = {
  sellAmountFrom: 'Sold at least',
  sellAmountTo: 'Sold at most',
  buyAmountFrom: 'Bought at least',
  buyAmountTo: 'Bought at most',
};

function tagText(key: keyof FormFilters, filters: FormFilters): string {
  const { [key]: value, buyCurrency, sellCurrency } = filters;
  if (dayWords[key]) return `${dayWords[key]} ${formatDay(value)}`;
  if (amountWords[key]) {
    return `${amountWords[key]} ${formatAmount(value, key.startsWith('buy') ? buyCurrency : sellCurrency)}`;
  }
  return `${key === 'buyCurrency' ? 'Bought' : 'Sold'} ${value}`;
}
