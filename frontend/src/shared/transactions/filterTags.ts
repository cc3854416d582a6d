import type { FilterTag } from '../../ui/FilterTags';
import { formatDay } from '../../ui/formatDate';
import { formatAmount } from '../../ui/money/amountTexts';
import type { TransactionsSearch } from './transactionsSearch';
import { formFiltersOf } from '../filters/moreFilters';
import { actionLabel, relatedLabels, typeLabels } from './transactionTexts';

/** The filters of the form; all of them are texts. */
export type FormFilters = Omit<TransactionsSearch, 'status' | 'search' | 'advancedSearch' | 'page'>;

/** The ranges of days that the form has, with what each is about. */
export const dayRanges = [
  { label: 'Created', from: 'createdAtFrom', to: 'createdAtTo' },
  { label: 'Settles', from: 'settlesAtFrom', to: 'settlesAtTo' },
  { label: 'Completed', from: 'completedAtFrom', to: 'completedAtTo' },
  { label: 'Updated', from: 'updatedAtFrom', to: 'updatedAtTo' },
] as const satisfies readonly { label: string; from: keyof FormFilters; to: keyof FormFilters }[];

/** No filter of the form is set. */
export const noFilters: FormFilters = {
  action: '',
  amount: '',
  amountFrom: '',
  amountTo: '',
  beneficiaryId: '',
  completedAtFrom: '',
  completedAtTo: '',
  createdAtFrom: '',
  createdAtTo: '',
  settlesAtFrom: '',
  settlesAtTo: '',
  updatedAtFrom: '',
  updatedAtTo: '',
  currency: '',
  relatedEntityShortReference: '',
  relatedEntityType: '',
  type: '',
};

/** The filters of the form among all parameters of a list. */
export const formFilters = (values: FormFilters): FormFilters => formFiltersOf(noFilters, values);

/**
 * The filters that are set, in words.
 * @param beneficiaryName the name of the beneficiary that is filtered by, once it is known
 */
export function filterTags(filters: FormFilters, beneficiaryName: string | undefined): FilterTag[] {
  const { currency, amount, amountFrom, amountTo, action, relatedEntityShortReference, relatedEntityType } = filters;
  const texts: Partial<Record<keyof FormFilters, string>> = {
    currency,
    type: filters.type && typeLabels[filters.type],
    action: action && actionLabel(action),
    amount: amount && `Exactly ${formatAmount(amount, currency)}`,
    amountFrom: amountFrom && `At least ${formatAmount(amountFrom, currency)}`,
    amountTo: amountTo && `At most ${formatAmount(amountTo, currency)}`,
    beneficiaryId: filters.beneficiaryId && `Paid to ${beneficiaryName ?? 'a beneficiary'}`,
    relatedEntityType: relatedEntityType && `Belongs to: ${relatedLabels[relatedEntityType]}`,
    relatedEntityShortReference: relatedEntityShortReference && `Reference ${relatedEntityShortReference}`,
  };
  for (const { label, from, to } of dayRanges) {
    texts[from] = filters[from] && `${label} from ${formatDay(filters[from])}`;
    texts[to] = filters[to] && `${label} to ${formatDay(filters[to])}`;
  }
  return Object.entries(texts).flatMap(([key, text]) => (text ? [{ key, text }] : []));
}
