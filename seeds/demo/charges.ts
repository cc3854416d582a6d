import dayjs from 'dayjs';
import type { ChargeStatus } from '../../domain/charges/transitions';
import type { PaymentStatus } from '../../domain/payments/transitions';
import { convertAmount } from '../../domain/money/amount';
import { demoId } from './demoId';
import { months, type DemoFunding } from './funding';
import { accounts } from './organisations';
import type { DemoPayment } from './payments';
import { tariffOf, type DemoTariff } from './tariffs';
import { transfer, type DemoTransfer } from './transfers';

/** Something charged to an account of the demo, with the transfer that took it. */
export interface DemoCharge {
  readonly id: string;
  readonly account: string;
  readonly type: DemoTariff['type'];
  readonly status: ChargeStatus;
  readonly tariff: DemoTariff;
  /** In pounds, before it is turned into the account's currency. */
  readonly basis: string;
  readonly currency: 'GBP' | 'EUR';
  readonly amount: string;
  readonly rate: string | null;
  readonly narrative: string;
  readonly paymentId: string | null;
  /** The movement that is charged for, where one is. */
  readonly transactionId: string | null;
  readonly transfer: DemoTransfer | null;
  readonly createdAt: Date;
}

/** Charges that were not completed at once, by name. */
const exceptions: Readonly<Record<string, ChargeStatus>> = {
  'monthly borealis-imports 0': 'pending',
  'monthly aldgate-europe 0': 'processing',
  'incoming aldgate-payroll GBP 0': 'failed',
  'incoming aldgate-trading EUR 0': 'cancelled',
};

const poundInEuros = '1.2412';

interface Stated {
  readonly account: string;
  readonly type: DemoTariff['type'];
  readonly basis: string;
  readonly narrative: string;
  readonly createdAt: Date;
  readonly status?: ChargeStatus;
  readonly paymentId?: string;
  readonly transactionId?: string;
}

/** What the demo's charges are taken for. */
export interface Charged {
  readonly payments: readonly DemoPayment[];
  readonly fundings: readonly DemoFunding[];
  readonly transfers: readonly DemoTransfer[];
}

/**
 * Maintenance of 18 months, and the fees of the last months' payments, incoming funds and transfers.
 * @param now the moment the demo begins
 */
export function demoCharges(now: Date, charged: Charged): DemoCharge[] {
  return [
    ...accounts.flatMap(({ key }) => Array.from({ length: months }, (_, month) => maintenance(key, month, now))),
    ...charged.payments.filter(({ status }) => status === 'completed' || waits(status)).map(paymentFee),
    ...charged.fundings.filter(({ at, status }) => status === 'completed' && isRecent(at, now)).map(incomingFee),
    ...charged.transfers.filter(({ status }) => status === 'completed').map(transferFee),
  ];
}

const isRecent = (at: Date, now: Date): boolean => dayjs(now).diff(at, 'day') < 90;

function maintenance(account: string, month: number, now: Date): DemoCharge {
  const createdAt = dayjs(now).subtract(month, 'month').subtract(2, 'day');
  return charge(`monthly ${account} ${month}`, {
    account,
    type: 'monthly_maintenance_charge',
    basis: tariffOf(account, 'monthly_maintenance_charge').amount ?? '0',
    narrative: `Maintenance ${createdAt.format('MMMM YYYY')}`,
    createdAt: createdAt.toDate(),
  });
}

/** Not sent yet: the fee waits with the payment. */
const waits = (status: PaymentStatus): boolean => status === 'awaiting_authorisation' || status === 'authorised';

function paymentFee(payment: DemoPayment): DemoCharge {
  const { account } = payment.payee;
  const { details } = tariffOf(account, 'payment_fee');
  const price = payment.paymentType === 'priority' ? details.priority_worldwide_shared : details.regular;
  return charge(`payment ${payment.id}`, {
    account,
    type: 'payment_fee',
    basis: String(price),
    narrative: `Payment fee ${payment.reference}`,
    createdAt: waits(payment.status) ? payment.createdAt : dayjs(`${payment.paymentDate}T13:00:00Z`).toDate(),
    paymentId: payment.id,
    status: waits(payment.status) ? 'pending' : 'completed',
  });
}

function incomingFee({ name, id, account, at, shortReference }: DemoFunding): DemoCharge {
  return charge(`incoming ${name}`, {
    account,
    type: 'incoming_fund_fee',
    basis: tariffOf(account, 'incoming_fund_fee').amount ?? '0',
    narrative: `Incoming funds ${shortReference}`,
    createdAt: dayjs(at).add(1, 'hour').toDate(),
    transactionId: demoId(`transaction credit ${id}`),
  });
}

function transferFee(moved: DemoTransfer): DemoCharge {
  return charge(`transfer ${moved.name}`, {
    account: moved.source,
    type: 'balance_transfer_fee',
    basis: tariffOf(moved.source, 'balance_transfer_fee').amount ?? '0',
    narrative: `Balance transfer ${moved.shortReference}`,
    createdAt: dayjs(moved.createdAt).add(5, 'minute').toDate(),
    transactionId: demoId(`transaction debit ${moved.tccTransferId}`),
  });
}

function charge(name: string, stated: Stated): DemoCharge {
  const status = exceptions[name] ?? stated.status ?? 'completed';
  const holdsPounds = accounts.some(({ key, balances }) => key === stated.account && 'GBP' in balances);
  const currency = holdsPounds ? 'GBP' : 'EUR';
  const amount = holdsPounds ? stated.basis : convertAmount(stated.basis, poundInEuros, 'EUR');
  const { account, narrative, createdAt } = stated;
  const taken = { source: account, destination: 'house', currency, amount, reason: narrative, createdAt };
  return {
    id: demoId(`charge ${name}`),
    ...stated,
    paymentId: stated.paymentId ?? null,
    transactionId: stated.transactionId ?? null,
    ...{ status, currency, amount, rate: holdsPounds ? null : poundInEuros },
    tariff: tariffOf(account, stated.type),
    transfer: isAsked(status)
      ? transfer(`charge ${name}`, { ...taken, status: status === 'processing' ? 'pending' : 'completed' })
      : null,
  };
}

/** Only these were sent to the provider. */
const isAsked = (status: ChargeStatus): boolean => status === 'processing' || status === 'completed';
