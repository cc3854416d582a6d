import { paymentStatuses, type PaymentStatus } from '../../../../domain/payments/transitions';
import {
  amountParam,
  currencyParam,
  dateParam,
  flagParam,
  oneOfParam,
  pageParam,
  textParam,
  type SearchValues,
} from '../searchParams';

/** A filter by status: '' for all, `in_progress`, or a single status. */
export type StatusFilterName = '' | 'in_progress' | PaymentStatus;

const filterNames: readonly StatusFilterName[] = ['', 'in_progress', ...paymentStatuses];

/**
 * The query parameters of the payments list (specification section 2, /account/payments). `advancedSearch` opens the filters; the
 * limits are inclusive, and amounts are in whole units of each payment's own currency.
 */
export const paymentsSearch = {
  status: oneOfParam(filterNames, ''),
  search: textParam(),
  advancedSearch: flagParam,
  dateFrom: dateParam,
  dateTo: dateParam,
  currency: currencyParam,
  amountFrom: amountParam,
  amountTo: amountParam,
  createdBy: textParam(),
  page: pageParam,
};

/** The values of those parameters. */
export type PaymentsSearch = SearchValues<typeof paymentsSearch>;
