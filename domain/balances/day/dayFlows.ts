import { cutOff } from '../../payments/cutOff';
import type { PaymentType } from '../../payments/fields';
import {
  expectedFlows,
  type OpenConversion,
  type PendingTransaction,
  type ScheduledPayment,
  type SourcedFlow,
} from '../expectedFlows';
import type { DayFlow } from './dayFlow';

/** A payment of the day with what decides its cut-off. */
export interface DayPayment extends ScheduledPayment {
  readonly accountId: string;
  readonly paymentType: PaymentType;
}

/** A conversion with the instant until which it must be funded. */
export interface DayConversion extends OpenConversion {
  readonly accountId: string;
  readonly fundedUntil: string;
}

/** A transaction that is not completed, with its account. */
export interface DayTransaction extends PendingTransaction {
  readonly accountId: string;
}

/** A transfer or a charge that has not left. */
export interface DayTransfer {
  readonly kind: 'transfer' | 'charge';
  readonly id: string;
  /** The provider's id; null until it is sent there. */
  readonly tccTransferId: string | null;
  readonly fromAccountId: string;
  readonly toAccountId: string;
  readonly currency: string;
  readonly amount: string;
}

/** All that is open in the accounts of an organisation. */
export interface DayInput {
  readonly accountIds: readonly string[];
  readonly payments: readonly DayPayment[];
  readonly conversions: readonly DayConversion[];
  readonly pending: readonly DayTransaction[];
  readonly transfers: readonly DayTransfer[];
}

/**
 * What comes in and goes out on a day, by account, each once (decision 054). What was due before counts on the day; a transfer or a charge of which the
 * provider has a pending transaction counts by itself.
 * @param day as YYYY-MM-DD
 */
export function dayFlows(input: DayInput, day: string): readonly DayFlow[] {
  const sent = new Set(input.transfers.map(({ tccTransferId }) => tccTransferId));
  const pending = input.pending.filter(({ relatedEntityId }) => relatedEntityId === null || !sent.has(relatedEntityId));
  return input.accountIds.flatMap((accountId) => {
    const isOwn = (one: { readonly accountId: string }) => one.accountId === accountId;
    const expected = expectedFlows(
      input.payments.filter(isOwn),
      input.conversions.filter(isOwn),
      pending.filter(isOwn),
      day,
    );
    const until = new Map([...input.payments.map(untilPaid(day)), ...input.conversions.map(untilFunded(day))]);
    return [
      ...expected.filter((flow) => flow.day <= day).map((flow) => planned(flow, accountId, until.get(flow.id) ?? null)),
      ...input.transfers.flatMap((transfer) => sidesOf(transfer, accountId)),
    ];
  });
}

const untilPaid =
  (day: string) =>
  (payment: DayPayment): readonly [string, number] => [payment.id, cutOff(payment, day).getTime()];

/** What was to be funded earlier has no cut-off left. */
const untilFunded =
  (day: string) =>
  ({ id, conversionDate, fundedUntil }: DayConversion): readonly [string, number | null] => [
    id,
    conversionDate < day ? null : Date.parse(fundedUntil),
  ];

const planned = ({ source, id, currency, amount }: SourcedFlow, accountId: string, atMs: number | null): DayFlow => ({
  kind: source,
  id,
  accountId,
  currency,
  amount,
  atMs,
});

function sidesOf(
  { kind, id, fromAccountId, toAccountId, currency, amount }: DayTransfer,
  accountId: string,
): readonly DayFlow[] {
  const flow = { kind, id, accountId, currency, atMs: null };
  if (fromAccountId === accountId) return [{ ...flow, amount: `-${amount}` }];
  return toAccountId === accountId ? [{ ...flow, amount }] : [];
}
