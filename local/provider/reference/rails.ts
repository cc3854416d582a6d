import Big from 'big.js';
import type { PaymentType } from '../store/records';

/** A payment rail of a currency. */
export interface Rail {
  readonly scheme: string;
  /** The most that one payment may carry; absent: no bound. */
  readonly maximum?: string;
  /** London time after which a payment goes on the next working day; `23:59` for a rail that never closes. */
  readonly cutOff: string;
  /** Working days from the payment's date until the money is there. */
  readonly days: number;
}

const swift = (cutOff: string, days: number): Rail => ({ scheme: 'Swift', cutOff, days });
const local = (scheme: string, cutOff: string, days = 0, maximum?: string): Rail => ({ scheme, cutOff, days, maximum });

/** The fastest rail comes first; an amount above its maximum takes the next one. */
const regular: Readonly<Record<string, readonly Rail[]>> = {
  GBP: [local('Faster Payments', '23:59', 0, '1000000')],
  EUR: [local('SEPA Instant', '18:00', 0, '100000'), local('SEPA', '14:00')],
  USD: [local('FedACH', '20:45', 0, '1000000')],
  CAD: [local('EFT', '16:00', 0, '100000')],
  AUD: [local('AusPayNet', '13:30', 2)],
  INR: [local('IMPS', '16:30', 0, '500000'), local('NEFT', '16:30', 0, '1500000')],
  IDR: [local('SKN', '16:30', 0, '350000000')],
  MYR: [local('Interbank GIRO', '16:30', 0, '100000')],
  PHP: [local('PESONet', '16:30', 0, '1300000')],
  MXN: [local('SPEI', '08:30', 1)],
};

const priority: Readonly<Record<string, Rail>> = {
  GBP: { scheme: 'CHAPS', cutOff: '17:00', days: 0 },
  EUR: { scheme: 'TARGET2', cutOff: '14:30', days: 0 },
  USD: swift('16:30', 0),
  CAD: swift('16:45', 0),
  AUD: swift('14:00', 1),
  MXN: swift('09:00', 0),
  CNY: swift('09:00', 1),
};

/** The rail that a payment takes; one that is too large for every local rail is named the last. */
export function railOf(currency: string, paymentType: PaymentType, amount = '0'): Rail {
  if (paymentType === 'priority') return priority[currency] ?? swift('14:00', 1);
  const rails = regular[currency] ?? [local('Local', '14:00', 1)];
  const fits = ({ maximum }: Rail) => maximum === undefined || new Big(amount).lte(maximum);
  return rails.find(fits) ?? (rails.at(-1) as Rail);
}

/** The most that one payment of a type may carry, if there is a bound. */
export function maximumOf(currency: string, paymentType: PaymentType): string | undefined {
  if (paymentType === 'priority') return undefined;
  return regular[currency]?.at(-1)?.maximum;
}
