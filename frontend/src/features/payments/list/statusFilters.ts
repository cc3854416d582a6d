import { type PaymentStatus } from '../../../../../domain/payments/transitions';
import { type StatusWord } from '../../../shared/payments/paymentsSearch';

/** A filter of the payments list: a word for the address bar, a label, and the statuses it holds. */
interface StatusFilter {
  readonly value: StatusWord;
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

/** The statuses to ask for; none means all. A single status may stand in the address bar as well. */
export function statusesOf(word: StatusWord): readonly PaymentStatus[] {
  const filter = statusFilters.find(({ value }) => value === word);
  if (filter) return filter.statuses;
  return word === '' || word === 'in_progress' ? [] : [word];
}
