import dayjs from 'dayjs';
import { addDays } from '../isoDate';
import type { PaymentStatus } from '../payments/transitions';

/** The statuses of a payment that has not left yet. */
export const scheduledStatuses: readonly PaymentStatus[] = [
  'new',
  'awaiting_authorisation',
  'authorised',
  'processing',
  'ready_to_send',
];

/** The first and the last day of the payments that a position counts: one month back and one week ahead (specification, part two, section 9). */
export function scheduledDays(day: string): { readonly from: string; readonly until: string } {
  return { from: dayjs(day).subtract(1, 'month').format('YYYY-MM-DD'), until: addDays(day, 7) };
}
