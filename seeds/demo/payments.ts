import dayjs from 'dayjs';
import { isoDateOf, onWeekday } from '../../domain/isoDate';
import type { PaymentStatus } from '../../domain/payments/transitions';
import { expiryText } from '../../domain/payments/expiry';
import { beneficiaries, type DemoBeneficiary } from './beneficiaries';
import { demoId } from './demoId';
import { movement, shortReference, type Movement } from './movements';

/** A payment of the demo as it stands today. */
export interface DemoPayment {
  readonly id: string;
  readonly tccPaymentId: string | null;
  /** The provider's; null like its id until it holds the payment. */
  readonly tccShortReference: string | null;
  readonly uniqueRequestId: string;
  readonly payee: DemoBeneficiary;
  readonly creator: string;
  readonly amount: string;
  readonly status: PaymentStatus;
  readonly paymentType: 'regular' | 'priority';
  readonly reference: string;
  readonly reason: string;
  readonly createdAt: Date;
  readonly paymentDate: string;
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
  /** Why the receiving bank sent the money back, where it did. */
  readonly failureReason: string | null;
}

/** Statuses that only the provider gives: such a payment has a provider id. */
const sent: readonly PaymentStatus[] = ['ready_to_send', 'released', 'submitted', 'completed', 'suspended'];

const reasons = ['Invoice settlement', 'Freight', 'Raw materials', 'Services', 'Rent'];

/**
 * What people did before the demo began: payments in every status, most of them completed over the last 18 months.
 * @param now the day the demo is seeded
 */
export function demoPayments(now: Date): DemoPayment[] {
  return [...pastPayments(now), returnedPayment(now), expiredPayment(now), ...openPayments(now)];
}

const plan: readonly (readonly [status: PaymentStatus, payee: string, amount: string])[] = [
  ['awaiting_authorisation', 'hansa-metall', '12450.00'],
  ['awaiting_authorisation', 'brooklyn-parts', '38900.00'],
  ['awaiting_authorisation', 'thames-logistics', '2300.00'],
  ['awaiting_authorisation', 'lyon-textiles', '5120.75'],
  ['new', 'thames-logistics', '480.00'],
  ['authorised', 'lyon-textiles', '1890.00'],
  ['processing', 'hansa-metall', '640.00'],
  ['ready_to_send', 'ines-duarte', '750.00'],
  ['released', 'brooklyn-parts', '9200.00'],
  ['submitted', 'osaka-bearings', '1450000'],
  ['suspended', 'hansa-metall', '7700.00'],
  ['failed', 'ines-duarte', '310.40'],
  ['deleted', 'thames-logistics', '99.00'],
  ['awaiting_authorisation', 'seattle-timber', '18250.00'],
  ['ready_to_send', 'milano-ceramica', '4400.00'],
];

function openPayments(now: Date): DemoPayment[] {
  return plan.map(([status, payee, amount], index) => {
    const createdAt = dayjs(now).subtract(index + 1, 'hour');
    const paymentDate = dayjs(now).add(status === 'released' || status === 'submitted' ? 0 : 5, 'day');
    return payment(`open ${index}`, payee, {
      amount,
      status,
      createdAt: createdAt.toDate(),
      paymentDate: onWeekdayUnlessToday(paymentDate, now),
      index,
    });
  });
}

/** Who asked for today meant today. */
function onWeekdayUnlessToday(day: dayjs.Dayjs, now: Date): string {
  return day.isSame(now, 'day') ? isoDateOf(day.toDate()) : onWeekday(isoDateOf(day.toDate()));
}

/** A payment to a closed account that was returned. */
function returnedPayment(now: Date): DemoPayment {
  const created = dayjs(now).subtract(26, 'day');
  const stated = { amount: '1275.40', status: 'failed', createdAt: created.toDate(), index: 60 } as const;
  return {
    ...payment('returned', 'ines-duarte', { ...stated, paymentDate: dayAfter(created) }),
    ...atProvider('returned', created.toDate()),
    errorCode: null,
    errorMessage: null,
    failureReason: 'Returned by the receiving bank',
  };
}

/** The days after which payments of Borealis expire. */
export const expiryDays = 90;

/** A payment that was not approved in time. */
function expiredPayment(now: Date): DemoPayment {
  const created = dayjs(now).subtract(expiryDays + 3, 'day');
  const stated = { amount: '5400.00', status: 'failed', createdAt: created.toDate(), index: 61 } as const;
  return {
    ...payment('expired', 'milano-ceramica', { ...stated, paymentDate: dayAfter(created) }),
    errorCode: 'approval_expired',
    errorMessage: expiryText(expiryDays),
  };
}

/** Whether a payment failed because it was not approved in time. */
export const isExpired = ({ errorCode }: Pick<DemoPayment, 'errorCode'>): boolean => errorCode === 'approval_expired';

const dayAfter = (day: dayjs.Dayjs): string => onWeekday(isoDateOf(day.add(1, 'day').toDate()));

function atProvider(name: string, createdAt: Date) {
  return {
    tccPaymentId: demoId(`provider payment ${name}`),
    tccShortReference: shortReference(`payment ${name}`, createdAt),
  };
}

const unsent = { tccPaymentId: null, tccShortReference: null };

function pastPayments(now: Date): DemoPayment[] {
  return Array.from({ length: 78 }, (_, index) => {
    const payee = beneficiaries[(index * 7) % beneficiaries.length]?.key ?? 'hansa-metall';
    const createdAt = dayjs(now).subtract(5 + index * 7, 'day');
    const amount = payee === 'osaka-bearings' ? String(200_000 + index * 35_000) : `${350 + ((index * 997) % 9000)}.25`;
    return payment(`past ${index}`, payee, {
      amount,
      status: 'completed',
      createdAt: createdAt.toDate(),
      paymentDate: dayAfter(createdAt),
      index,
    });
  });
}

interface Stated {
  readonly amount: string;
  readonly status: PaymentStatus;
  readonly createdAt: Date;
  readonly paymentDate: string;
  readonly index: number;
}

function payment(name: string, payeeKey: string, { index, ...stated }: Stated): DemoPayment {
  const payee = beneficiaries.find(({ key }) => key === payeeKey);
  if (!payee) throw new Error(`No demo beneficiary ${payeeKey}`);
  const isFailed = stated.status === 'failed';
  return {
    ...stated,
    id: demoId(`payment ${name}`),
    ...(sent.includes(stated.status) ? atProvider(name, stated.createdAt) : unsent),
    uniqueRequestId: demoId(`key ${name}`),
    payee,
    creator: payee.account === 'borealis-imports' ? 'borealis' : 'maker',
    paymentType:
      payee.types.includes('regular') && index % 3 !== 0
        ? 'regular'
        : payee.types.includes('priority')
          ? 'priority'
          : 'regular',
    reference: `INV-${20_260 + index}`,
    reason: reasons[index % reasons.length] ?? 'Services',
    errorCode: isFailed ? 'payment_create_failed' : null,
    errorMessage: isFailed ? 'The beneficiary bank account is closed.' : null,
    failureReason: null,
  };
}

const debited: readonly PaymentStatus[] = ['released', 'submitted', 'completed'];

/** The debit of a payment that left, and the credit of one that came back. */
export function paymentMovements(made: DemoPayment): Movement[] {
  if (!made.tccPaymentId || !(debited.includes(made.status) || made.failureReason)) return [];
  const left = debitedAt(made);
  const debit = paymentMovement(made, 'debit', left);
  return made.failureReason ? [debit, paymentMovement(made, 'credit', dayjs(left).add(2, 'day').toDate())] : [debit];
}

/** Whether the payment stays in its status, so that the demo shows one. */
export const isOnItsWay = ({ status }: Pick<DemoPayment, 'status'>): boolean =>
  status === 'released' || status === 'submitted';

/** When the money left: early on the payment's day, or soon after it was made where it is on its way today. */
export function debitedAt(made: DemoPayment): Date {
  if (isOnItsWay(made)) return dayjs(made.createdAt).add(10, 'minute').toDate();
  return dayjs(`${made.paymentDate}T08:00:00Z`).toDate();
}

function paymentMovement(made: DemoPayment, type: 'debit' | 'credit', at: Date): Movement {
  const isReturn = type === 'credit';
  return movement(`${type} ${made.id}`, {
    account: made.payee.account,
    currency: made.payee.currency,
    amount: made.amount,
    type,
    status: 'completed',
    action: isReturn ? 'payment_failure' : 'payment',
    reason: isReturn ? (made.failureReason ?? '') : made.reason,
    related: { type: 'payment', id: made.tccPaymentId ?? '', shortReference: made.tccShortReference ?? '' },
    createdAt: at,
    settlesAt: at,
    completedAt: at,
  });
}
