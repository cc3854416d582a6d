import dayjs from 'dayjs';
import { chargeBase, chargeTypeOf, type ChargeInputs } from '../../domain/charges/base';
import type { DayBalance } from '../../domain/charges/negativeInterest';
import { monthOf, periodsDue, type Period } from '../../domain/charges/periods';
import type { ChargeStatus } from '../../domain/charges/transitions';
import type { PaymentStatus } from '../../domain/payments/transitions';
import type { ChargeType } from '../../domain/charges/chargeTypes';
import { convertCharge } from '../../domain/charges/taking';
import type { PaymentFeePrices } from '../../domain/fees/paymentFee';
import { addDays } from '../../domain/isoDate';
import { londonDay, londonInstant } from '../../domain/londonTime';
import { demoId } from './demoId';
import { months, type DemoFunding } from './funding';
import { accounts } from './organisations';
import type { DemoPayment } from './payments';
import { tariffOf, type DemoTariff } from './tariffs';
import { transfer, type DemoTransfer } from './transfers';
import type { DemoWallet } from './movements';

/** Something charged to an account of the demo, with the transfer that took it. */
export interface DemoCharge {
  readonly id: string;
  readonly account: string;
  readonly type: ChargeType;
  readonly status: ChargeStatus;
  /** What the base amount is computed from. */
  readonly inputs: ChargeInputs;
  readonly currency: 'GBP' | 'EUR';
  readonly amount: string;
  readonly rate: string | null;
  /** The month it is for, as its first day, where it is for one. */
  readonly month: string | null;
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
  readonly inputs: ChargeInputs;
  readonly narrative: string;
  readonly createdAt: Date;
  readonly status?: ChargeStatus;
  readonly paymentId?: string;
  readonly transactionId?: string;
  readonly month?: string;
}

/** What the demo's charges are taken for. */
export interface Charged {
  readonly payments: readonly DemoPayment[];
  readonly fundings: readonly DemoFunding[];
  readonly transfers: readonly DemoTransfer[];
}

/**
 * Maintenance of 18 months, and the fees of payments, incoming funds and transfers.
 * @param now the moment the demo begins
 */
export function demoCharges(now: Date, charged: Charged): DemoCharge[] {
  return [
    ...accounts.flatMap(({ key }) => Array.from({ length: months }, (_, month) => maintenance(key, month, now))),
    ...charged.payments.filter(({ status }) => status === 'completed' || waits(status)).map(paymentFee),
    ...charged.fundings.filter(({ status }) => status === 'completed').map(incomingFee),
    ...charged.transfers.filter(({ status }) => status === 'completed').map(transferFee),
  ];
}

/** @param month how many further months have ended since the charged one */
function maintenance(account: string, month: number, now: Date): DemoCharge {
  const end = dayjs(monthOf(londonDay(now)))
    .subtract(month, 'month')
    .subtract(1, 'day')
    .format('YYYY-MM-DD');
  return charge(`monthly ${account} ${month}`, {
    account,
    inputs: flatFee(account, 'monthly_maintenance_charge'),
    month: monthOf(end),
    narrative: `Maintenance ${dayjs(end).format('MMMM YYYY')}`,
    createdAt: chargedAfter(end),
  });
}

/** A month is charged as soon as its last day is over. */
const chargedAfter = (lastDay: string): Date => londonInstant(addDays(lastDay, 1), '00:00');

/** A fee by the one price of the account's tariff. */
function flatFee(account: string, type: Exclude<DemoTariff['type'], 'payment_fee'>): ChargeInputs {
  const { id, amount } = tariffOf(account, type);
  return { type, tariff: { id, amount: amount ?? '0' } };
}

/** Not sent yet: the fee waits with the payment. */
const waits = (status: PaymentStatus): boolean => status === 'awaiting_authorisation' || status === 'authorised';

function paymentFee(payment: DemoPayment): DemoCharge {
  const { account, currency } = payment.payee;
  const { id, details } = tariffOf(account, 'payment_fee');
  const chargeType = payment.paymentType === 'priority' ? 'shared' : null;
  return charge(`payment ${payment.id}`, {
    account,
    inputs: {
      type: 'payment_fee',
      tariff: { id, details: details as PaymentFeePrices },
      payment: { paymentType: payment.paymentType, chargeType, currency, tier: 1 },
    },
    narrative: `Payment fee ${payment.reference}`,
    createdAt: waits(payment.status) ? payment.createdAt : dayjs(`${payment.paymentDate}T13:00:00Z`).toDate(),
    paymentId: payment.id,
    status: waits(payment.status) ? 'pending' : 'completed',
  });
}

function incomingFee({ name, id, account, at, shortReference }: DemoFunding): DemoCharge {
  return charge(`incoming ${name}`, {
    account,
    inputs: flatFee(account, 'incoming_fund_fee'),
    narrative: `Incoming funds ${shortReference}`,
    createdAt: dayjs(at).add(1, 'hour').toDate(),
    transactionId: demoId(`transaction credit ${id}`),
  });
}

function transferFee(moved: DemoTransfer): DemoCharge {
  return charge(`transfer ${moved.name}`, {
    account: moved.source,
    inputs: flatFee(moved.source, 'balance_transfer_fee'),
    narrative: `Balance transfer ${moved.shortReference}`,
    createdAt: dayjs(moved.createdAt).add(5, 'minute').toDate(),
    transactionId: demoId(`transaction debit ${moved.tccTransferId}`),
  });
}

function charge(name: string, stated: Stated): DemoCharge {
  const status = exceptions[name] ?? stated.status ?? 'completed';
  const { account, narrative, createdAt, inputs } = stated;
  const holdsPounds = accounts.some(({ key, balances }) => key === account && 'GBP' in balances);
  const base = chargeBase(inputs);
  const inEuros = isAsked(status) && !holdsPounds;
  const taken = inEuros ? convertCharge(base, 'EUR', poundInEuros) : { ...base, rate: null };
  const { amount, rate } = taken;
  const currency = inEuros ? 'EUR' : base.currency;
  const moved = { source: account, destination: 'house', currency, amount, reason: narrative, createdAt };
  return {
    id: demoId(`charge ${name}`),
    account,
    narrative,
    createdAt,
    inputs,
    type: chargeTypeOf(inputs),
    status,
    currency,
    amount,
    rate,
    month: stated.month ?? null,
    paymentId: stated.paymentId ?? null,
    transactionId: stated.transactionId ?? null,
    transfer: isAsked(status)
      ? transfer(`charge ${name}`, { ...moved, status: status === 'processing' ? 'pending' : 'completed' })
      : null,
  };
}

/** Only these were sent to the provider. */
const isAsked = (status: ChargeStatus): boolean => status === 'processing' || status === 'completed';

/** The interest of last month on the euros of each client, which still waits. */
export function demoInterest(wallets: readonly DemoWallet[], now: Date): DemoCharge[] {
  const [period] = periodsDue(null, londonDay(now), 'month', 1);
  if (!period) return [];
  return wallets
    .filter(({ account, currency }) => currency === 'EUR' && accounts.some(({ key }) => key === account))
    .map((wallet) =>
      charge(`interest ${wallet.account}`, {
        account: wallet.account,
        inputs: { type: 'euro_negative_interest', ...interestTerms, days: closingBalances(wallet, period) },
        month: period.from,
        narrative: `Euro interest ${dayjs(period.from).format('MMMM YYYY')}`,
        createdAt: chargedAfter(period.to),
        status: 'pending',
      }),
    );
}

/** What the settings of the demo say of it. */
export const interestTerms = { yearlyRate: '0.005', liquidity: '100000' };

function closingBalances({ entries }: DemoWallet, { from, to }: Period): DayBalance[] {
  const days: DayBalance[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const end = londonInstant(addDays(day, 1), '00:00');
    const before = entries.filter(({ movement: { completedAt } }) => completedAt !== null && completedAt < end);
    days.push({ day, balance: before.at(-1)?.balance ?? '0' });
  }
  return days;
}
