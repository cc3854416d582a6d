import { paymentStatuses, type PaymentStatus } from '../../../../../domain/payments/transitions';
import type { StatusFilterName } from '../../../shared/payments/paymentsSearch';

/** A filter of the payments list: its value in the query string, its label, and its statuses. */
interface StatusFilter {
  readonly value: StatusFilterName;
  readonly label: string;
  readonly statuses: readonly PaymentStatus[];
}

/** The filters by status, in the order of their chips. */
export const statusFilters: readonly StatusFilter[] = [
  { value: '', label: 'All', statuses: paymentStatuses },
  { value: 'awaiting_authorisation', label: 'Awaiting authorisation', statuses: ['awaiting_authorisation'] },
  {
    value: 'in_progress',
    label: 'In progress',
    statuses: ['new', 'authorised', 'processing', 'ready_to_send', 'released', 'submitted', 'suspended'],
  },
  { value: 'completed', label: 'Completed', statuses: ['completed'] },
  { value: 'failed', label: 'Failed', statuses: ['failed'] },
  { value: 'deleted', label: 'Deleted', statuses: ['deleted'] },
];

/** The statuses of a filter. A single status is a valid filter, too. */
export function statusesOf(word: StatusFilterName): readonly PaymentStatus[] {
  const filter = statusFilters.find(({ value }) => value === word);
  if (filter) return filter.statuses;
  return paymentStatuses.filter((status) => status === word);
}
