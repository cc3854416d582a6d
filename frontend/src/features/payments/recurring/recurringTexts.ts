import type { Frequency } from '../../../../../domain/payments/recurrence';
import type { BadgeTone } from '../../../ui/marks';

/** How often, in words. */
export const frequencyLabels: Readonly<Record<string, string>> = {
  weekly: 'Weekly',
  monthly: 'Monthly',
  last_business_day: 'On the last business day of each month',
} satisfies Record<Frequency, string>;

/** The state of a recurring payment, in words. */
export const stateLooks: Readonly<Record<string, { readonly label: string; readonly tone: BadgeTone }>> = {
  active: { label: 'Active', tone: 'success' },
  paused: { label: 'Paused', tone: 'waiting' },
  ended: { label: 'Ended', tone: 'neutral' },
};
