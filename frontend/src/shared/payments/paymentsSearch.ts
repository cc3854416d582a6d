import { paymentStatuses, type PaymentStatus } from '../../../../domain/payments/transitions';
import { oneOfParam, pageParam, textParam } from '../searchParams';

/** A filter by status: '' for all, `in_progress`, or a single status. */
export type StatusFilterName = '' | 'in_progress' | PaymentStatus;

const filterNames: readonly StatusFilterName[] = ['', 'in_progress', ...paymentStatuses];

/** The query parameters of the payments list (specification section 2, /account/payments). */
export const paymentsSearch = { status: oneOfParam(filterNames, ''), search: textParam(), page: pageParam };
