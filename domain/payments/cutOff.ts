import Big from 'big.js';
import { londonInstant } from '../londonTime';
import type { PaymentType } from './fields';

/** The facts that select a payment's cut-off. */
export interface RoutedPayment {
  readonly currency: string;
  readonly paymentType: PaymentType;
  /** A decimal string in whole units of the currency. */
  readonly amount: string;
}

/** What a rail carries at most, and until when it takes a day's payments on London's clocks. */
interface Rail {
  readonly cutOff: string;
  readonly maximum?: string;
}

/** The provider's local rails by currency; the first that carries the amount is taken. */
const regular: Readonly<Record<string, readonly Rail[]>> = {
  GBP: [{ cutOff: '23:59' }],
  EUR: [{ cutOff: '18:00', maximum: '100000' }, { cutOff: '14:00' }],
  USD: [{ cutOff: '20:45' }],
  CAD: [{ cutOff: '16:00' }],
  AUD: [{ cutOff: '13:30' }],
  INR: [{ cutOff: '16:30' }],
  IDR: [{ cutOff: '16:30' }],
  MYR: [{ cutOff: '16:30' }],
  PHP: [{ cutOff: '16:30' }],
  MXN: [{ cutOff: '08:30' }],
};

/** The cut-offs of CHAPS, TARGET2 and Swift by currency. */
const priority: Readonly<Record<string, string>> = {
  GBP: '17:00',
  EUR: '14:30',
  USD: '16:30',
  CAD: '16:45',
  AUD: '14:00',
  MXN: '09:00',
  CNY: '09:00',
};

/** Of every other currency. */
const otherCutOff = '14:00';

/** The instant from which the provider makes a payment of a day on the next working day instead. @param day YYYY-MM-DD */
export function cutOff(payment: RoutedPayment, day: string): Date {
  return londonInstant(day, timeOf(payment));
}

function timeOf({ currency, paymentType, amount }: RoutedPayment): string {
  if (paymentType === 'priority') return priority[currency] ?? otherCutOff;
  const rail = regular[currency]?.find(({ maximum }) => maximum === undefined || new Big(amount).lte(maximum));
  return rail?.cutOff ?? otherCutOff;
}
