import Big from 'big.js';
import type { Amount } from '../money/amount';
import type { SourcedFlow } from './expectedFlows';

/** What is open in a currency. Amounts in major units. */
export interface NetPosition {
  readonly currency: string;
  readonly available: Amount;
  readonly bought: Amount;
  readonly sold: Amount;
  readonly payments: Amount;
  /** Pending transactions of neither, those that come in less those that go out. */
  readonly other: Amount;
  /** What is left when everything has happened, whenever that is. */
  readonly net: Amount;
}

/** The open position of each currency with a balance or an expected flow, by code. */
export function netPositions(
  available: ReadonlyMap<string, Amount>,
  flows: readonly SourcedFlow[],
): readonly NetPosition[] {
  const codes = new Set([...available.keys(), ...flows.map(({ currency }) => currency)]);
  return [...codes].sort().map((currency) => {
    const own = flows.filter((flow) => flow.currency === currency);
    const sum = (belongs: (flow: SourcedFlow, amount: Big) => boolean) =>
      own.reduce((total, flow) => {
        const amount = new Big(flow.amount);
        return belongs(flow, amount) ? total.plus(amount) : total;
      }, new Big(0));
    const held = available.get(currency) ?? '0';
    return {
      currency,
      available: held,
      bought: sum(({ source }, amount) => source === 'conversion' && amount.gt(0)).toFixed(),
      sold: sum(({ source }, amount) => source === 'conversion' && amount.lt(0)).toFixed(),
      payments: sum(({ source }) => source === 'payment').toFixed(),
      other: sum(({ source }) => source === 'transaction').toFixed(),
      net: sum(() => true)
        .plus(held)
        .toFixed(),
    };
  });
}
