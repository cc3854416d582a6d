import { paymentStatuses, type PaymentStatus } from '../../../../../domain/payments/transitions';

/** A filter of the payments list: a word for the address bar, a label, and the statuses it holds. */
interface StatusFilter {
  readonly value: string;
  readonly label: string;
  readonly statuses: readonly PaymentStatus[];
}

export const statusFilters: readonly StatusFilter[] = [
  { value: '', label: 'All', statuses: [] },
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

const isStatus = (text: string): text is PaymentStatus => (paymentStatuses as readonly string[]).includes(text);

/** The statuses to ask for; none means all. A single status may stand in the address bar as well. */
export function statusesOf(value: string): readonly PaymentStatus[] {
  const filter = statusFilters.find((one) => one.value === value);
  if (filter) return filter.statuses;
  return isStatus(value) ? [value] : [];
}
