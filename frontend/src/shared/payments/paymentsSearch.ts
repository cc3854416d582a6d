import { paymentStatuses, type PaymentStatus } from '../../../../domain/payments/transitions';
import { oneOfParam, pageParam, textParam } from '../searchParams';

/** All, a status, or those on their way. */
export type StatusWord = '' | 'in_progress' | PaymentStatus;

const words: readonly StatusWord[] = ['', 'in_progress', ...paymentStatuses];

/** What the payments list keeps in its address (specification section 2, /account/payments). */
export const paymentsSearch = { status: oneOfParam(words, ''), search: textParam(), page: pageParam };
