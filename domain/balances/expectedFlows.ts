import type { Amount } from '../money/amount';
import type { Flow } from './cashFlow';

/** A payment that has not left. */
export interface ScheduledPayment {
  readonly id: string;
  /** The provider's id; null until it is sent there. */
  readonly tccPaymentId: string | null;
  readonly currency: string;
  readonly amount: Amount;
  readonly paymentDate: string;
}

/** A conversion that has not settled. */
export interface OpenConversion {
  readonly id: string;
  readonly status: string;
  readonly sellCurrency: string;
  readonly sellAmount: Amount;
  readonly buyCurrency: string;
  readonly buyAmount: Amount;
  /** The day on which both sides settle, as YYYY-MM-DD. */
  readonly conversionDate: string;
}

/** A transaction that is not completed. */
export interface PendingTransaction {
  readonly id: string;
  readonly type: string;
  readonly currency: string;
  readonly amount: Amount;
  /** The payment, conversion or transfer that it belongs to. */
  readonly relatedEntityId: string | null;
  /** The day on which it settles; null where the provider has not said. */
  readonly settlesOn: string | null;
}

/** Where a flow comes from. */
export type FlowSource = 'payment' | 'conversion' | 'transaction';

/** A flow with its source. */
export interface SourcedFlow extends Flow {
  readonly source: FlowSource;
  /** The payment, the conversion or the transaction. */
  readonly id: string;
}

/** The statuses of a conversion of which the sold money has left the balance already. */
const soldAlready = ['funds_arrived'];

/**
 * What is expected to come in and to go out. The provider writes pending transactions for conversions, and for payments that it is about to send: what
 * has one is counted once, by its payment or conversion, which know the day.
 * @param today the day of a pending transaction without one, as YYYY-MM-DD
 */
export function expectedFlows(
  payments: readonly ScheduledPayment[],
  conversions: readonly OpenConversion[],
  pending: readonly PendingTransaction[],
  today: string,
): readonly SourcedFlow[] {
  const known = new Set([...payments.map(({ tccPaymentId }) => tccPaymentId), ...conversions.map(({ id }) => id)]);
  const others = pending.filter(({ relatedEntityId }) => relatedEntityId === null || !known.has(relatedEntityId));
  return [
    ...payments.map(({ id, currency, amount, paymentDate }): SourcedFlow => ({
      source: 'payment',
      id,
      currency,
      amount: negative(amount),
      day: paymentDate,
    })),
    ...conversions.flatMap(conversionFlows),
    ...others.map(({ id, type, currency, amount, settlesOn }): SourcedFlow => ({
      source: 'transaction',
      id,
      currency,
      amount: type === 'debit' ? negative(amount) : amount,
      day: settlesOn ?? today,
    })),
  ];
}

const negative = (amount: Amount): Amount => `-${amount}`;

function conversionFlows(conversion: OpenConversion): readonly SourcedFlow[] {
  const { id, status, sellCurrency, sellAmount, buyCurrency, buyAmount, conversionDate } = conversion;
  const flow = { source: 'conversion', id, day: conversionDate } as const;
  const sold = { ...flow, currency: sellCurrency, amount: negative(sellAmount) };
  const bought = { ...flow, currency: buyCurrency, amount: buyAmount };
  return soldAlready.includes(status) ? [bought] : [sold, bought];
}
