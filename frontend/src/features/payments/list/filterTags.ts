import { formatAmount } from '../../../ui/money/amountTexts';
import { formFiltersOf } from '../../../shared/filters/moreFilters';
import { personName, type Person } from '../../../shared/payments/paymentRow';
import type { PaymentsSearch } from '../../../shared/payments/paymentsSearch';
import type { FilterTag } from '../../../ui/FilterTags';
import { formatDay } from '../../../ui/formatDate';

/** The filters of the form; all of them are texts. */
export type FormFilters = Pick<
  PaymentsSearch,
  'dateFrom' | 'dateTo' | 'currency' | 'amountFrom' | 'amountTo' | 'createdBy'
>;

/** No filter of the form is set. */
export const noFilters: FormFilters = {
  dateFrom: '',
  dateTo: '',
  currency: '',
  amountFrom: '',
  amountTo: '',
  createdBy: '',
};

/** The filters of the form among all parameters of the list. */
export const formFilters = (values: FormFilters): FormFilters => formFiltersOf(noFilters, values);

/** The filters that are set, in words. A creator whose name is not known is shown by the id. */
export function filterTags(filters: FormFilters, people: readonly Person[]): FilterTag[] {
  const { dateFrom, dateTo, currency, amountFrom, amountTo, createdBy } = filters;
  const creator = people.find(({ id }) => id === createdBy);
  const texts: Readonly<Record<keyof FormFilters, string>> = {
    dateFrom: dateFrom && `From ${formatDay(dateFrom)}`,
    dateTo: dateTo && `To ${formatDay(dateTo)}`,
    currency,
    amountFrom: amountFrom && `At least ${formatAmount(amountFrom, currency)}`,
    amountTo: amountTo && `At most ${formatAmount(amountTo, currency)}`,
    createdBy: createdBy && `Created by ${personName(creator, createdBy)}`,
  };
  return Object.entries(texts).flatMap(([key, text]) => (text ? [{ key, text }] : []));
}
