import { formFiltersOf } from '../../../shared/filters/moreFilters';
import type { FilterTag } from '../../../ui/FilterTags';
import { formatDay } from '../../../ui/formatDate';
import { formatAmount } from '../../../ui/money/amountTexts';
import type { TransfersSearch } from './transfersSearch';

/** The filters of the form; all of them are texts. */
export type FormFilters = Omit<TransfersSearch, 'status' | 'search' | 'advancedSearch' | 'page'>;

/** No filter of the form is set. */
export const noFilters: FormFilters = {
  source: '',
  destination: '',
  currency: '',
  amountFrom: '',
  amountTo: '',
  createdAtFrom: '',
  createdAtTo: '',
  completedAtFrom: '',
  completedAtTo: '',
};

/** The filters of the form among all parameters of the list. */
export const formFilters = (values: FormFilters): FormFilters => formFiltersOf(noFilters, values);

/**
 * The filters that are set, in words.
 * @param nameOf the name of an account by its id
 */
export function filterTags(filters: FormFilters, nameOf: (accountId: string) => string): FilterTag[] {
  const { source, destination, currency, amountFrom, amountTo } = filters;
  const { createdAtFrom, createdAtTo, completedAtFrom, completedAtTo } = filters;
  const texts: Readonly<Record<keyof FormFilters, string>> = {
    source: source && `From ${nameOf(source)}`,
    destination: destination && `To ${nameOf(destination)}`,
    currency,
    amountFrom: amountFrom && `At least ${formatAmount(amountFrom, currency)}`,
    amountTo: amountTo && `At most ${formatAmount(amountTo, currency)}`,
    createdAtFrom: createdAtFrom && `Created from ${formatDay(createdAtFrom)}`,
    createdAtTo: createdAtTo && `Created to ${formatDay(createdAtTo)}`,
    completedAtFrom: completedAtFrom && `Completed from ${formatDay(completedAtFrom)}`,
    completedAtTo: completedAtTo && `Completed to ${formatDay(completedAtTo)}`,
  };
  return Object.entries(texts).flatMap(([key, text]) => (text ? [{ key, text }] : []));
}
