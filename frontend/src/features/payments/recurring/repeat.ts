import { occurrenceFrom, type Frequency } from '../../../../../domain/payments/recurrence';
import { isIsoDate } from '../../../../../domain/isoDate';
import type { PaymentValues } from '../../../shared/payments/paymentValues';

/** How a reviewed payment is repeated: '' for once; the end as YYYY-MM-DD, or '' for none. */
export interface Repeat {
  readonly frequency: Frequency | '';
  readonly endsOn: string;
}

/** A payment that is made once. */
export const once: Repeat = { frequency: '', endsOn: '' };

/** Why a payment cannot be repeated: parts of it belong to one payment. Undefined where it can. */
export function reasonAgainstRepeating({ invoiceNumber, conversionId, documents }: PaymentValues): string | undefined {
  const parts = [invoiceNumber && 'an invoice', conversionId && 'a conversion', documents.length > 0 && 'documents'];
  const own = parts.filter(Boolean);
  return own.length > 0 ? `A payment with ${own.join(' and ')} cannot be repeated.` : undefined;
}

/** What is wrong with the end of a series that starts on a day; undefined where nothing is. */
export function endFault({ frequency, endsOn }: Repeat, startsOn: string): string | undefined {
  if (!frequency || !endsOn) return undefined;
  if (!isIsoDate(endsOn)) return 'Enter a date such as 24 Nov 2026.';
  const first = occurrenceFrom({ frequency, startsOn, endsOn }, startsOn);
  return first ? undefined : 'The end is before the first payment.';
}
