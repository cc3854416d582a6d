import Big from 'big.js';
import type { Amount } from '../../money/amount';
import type { DayFlow } from './dayFlow';

/** What an account holds in a currency before the day begins. */
export interface Wallet {
  readonly accountId: string;
  readonly currency: string;
  readonly opening: Amount;
}

/** A flow with what the account holds after it. */
export interface PlannedFlow extends DayFlow {
  /** Negative where money is missing. */
  readonly balance: Amount;
}

/** The day of an account in a currency. Amounts in major units. */
export interface WalletDay extends Wallet {
  readonly in: Amount;
  readonly out: Amount;
  readonly closing: Amount;
  /** The least that it holds at any point of the day, its opening included: what is above zero is idle all day. */
  readonly lowest: Amount;
  /** The first flow that leaves less than nothing; undefined where the money is enough. */
  readonly shortAt: PlannedFlow | undefined;
  /** In the order in which they happen. */
  readonly flows: readonly PlannedFlow[];
}

/**
 * The day of an account in a currency, flow by flow. First what has no cut-off, then each at its cut-off, and last the charges, which a schedule takes when a
 * balance covers them. At one moment money comes in before it goes out, because the provider waits for the money of the same day.
 */
export function walletDay(wallet: Wallet, flows: readonly DayFlow[]): WalletDay {
  let balance = new Big(wallet.opening);
  const planned = [...flows].sort(inOrder).map((flow): PlannedFlow => {
    balance = balance.plus(flow.amount);
    return { ...flow, balance: balance.toFixed() };
  });
  const sum = (isCounted: (amount: Big) => boolean) =>
    flows
      .map(({ amount }) => new Big(amount))
      .reduce((total, one) => (isCounted(one) ? total.plus(one) : total), new Big(0));
  return {
    ...wallet,
    in: sum((amount) => amount.gt(0)).toFixed(),
    out: sum((amount) => amount.lt(0))
      .abs()
      .toFixed(),
    closing: balance.toFixed(),
    lowest: lowestOf([wallet.opening, ...planned.map((flow) => flow.balance)]),
    shortAt: planned.find((flow) => new Big(flow.balance).lt(0)),
    flows: planned,
  };
}

const lowestOf = (balances: readonly Amount[]): Amount =>
  balances.reduce((lowest, one) => (new Big(one).lt(lowest) ? one : lowest));

/** The part of the day: without a cut-off, at one, or a charge. */
const partOf = ({ kind, atMs }: DayFlow): number => (kind === 'charge' ? 2 : atMs === null ? 0 : 1);

function inOrder(a: DayFlow, b: DayFlow): number {
  const [incoming, other] = [new Big(a.amount), new Big(b.amount)].map((amount) => (amount.gt(0) ? 0 : 1)) as [
    number,
    number,
  ];
  return partOf(a) - partOf(b) || (a.atMs ?? 0) - (b.atMs ?? 0) || incoming - other || compare(a.id, b.id);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
