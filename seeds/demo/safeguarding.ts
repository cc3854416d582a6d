import Big from 'big.js';
import dayjs from 'dayjs';
import { safeguardingReason } from '../../domain/safeguarding/reasons';
import type { TransferStatus } from '../../domain/transfers/transitions';
import { demoId } from './demoId';
import { transfer, type DemoTransfer } from './transfers';

/** The currencies that are safeguarded. */
type SafeguardedCurrency = 'EUR' | 'GBP' | 'USD';

/** Clients' money set apart on the safeguarding account, or brought back from it. */
export interface DemoSafeguarding {
  readonly id: string;
  readonly account: string;
  readonly currency: SafeguardedCurrency;
  readonly status: TransferStatus;
  readonly transfer: DemoTransfer;
  /** What stands apart for the account in the currency afterwards; null while nothing has moved. */
  readonly position: string | null;
  /** With its sign, as an adjustment says it. */
  readonly change: string;
}

const plan: readonly (readonly [
  account: string,
  to: boolean,
  currency: SafeguardedCurrency,
  amount: string,
  days: number,
])[] = [
  ['aldgate-trading', true, 'GBP', '60000.00', 400],
  ['aldgate-trading', true, 'EUR', '45000.00', 380],
  ['borealis-imports', true, 'EUR', '20000.00', 300],
  ['aldgate-trading', false, 'GBP', '15000.00', 210],
  ['aldgate-trading', true, 'USD', '12500.00', 150],
  ['borealis-imports', false, 'EUR', '4500.00', 60],
  ['aldgate-trading', true, 'GBP', '5000.00', 12],
];

/**
 * Safeguarding over more than a year, then one that waits and one that was cancelled.
 * @param now the moment the demo begins
 */
export function demoSafeguarding(now: Date): DemoSafeguarding[] {
  const positions = new Map<string, Big>();
  const done = plan.map(([account, isTo, currency, amount, days]) => {
    const change = isTo ? amount : `-${amount}`;
    const key = `${account} ${currency}`;
    const position = (positions.get(key) ?? new Big(0)).plus(change);
    positions.set(key, position);
    const at = dayjs(now).subtract(days, 'day').toDate();
    return entry(`${key} ${days}`, { account, isTo, currency, amount, at, position: position.toFixed(2) });
  });
  const open = (['pending', 'cancelled'] as const).map((status, index) => {
    const at = dayjs(now)
      .subtract(index + 1, 'hour')
      .toDate();
    const stated = { account: 'aldgate-trading', isTo: true, currency: 'GBP', amount: '2500.00', at } as const;
    return entry(`open ${status}`, { ...stated, position: null }, status);
  });
  return [...done, ...open];
}

interface Stated {
  readonly account: string;
  readonly isTo: boolean;
  readonly currency: SafeguardedCurrency;
  readonly amount: string;
  readonly at: Date;
  readonly position: string | null;
}

function entry(name: string, stated: Stated, status: TransferStatus = 'completed'): DemoSafeguarding {
  const { account, isTo, currency, amount, at, position } = stated;
  const [source, destination] = isTo ? [account, 'safeguarding'] : ['safeguarding', account];
  const reason = `${isTo ? safeguardingReason.to : safeguardingReason.from} ${currency}`;
  return {
    id: demoId(`safeguarding ${name}`),
    account,
    currency,
    status,
    position,
    change: isTo ? amount : `-${amount}`,
    transfer: transfer(`safeguarding ${name}`, {
      source,
      destination,
      currency,
      amount,
      reason,
      status,
      createdAt: at,
    }),
  };
}

/** What stands apart for an account today, by currency. */
export function safeguardedToday(entries: readonly DemoSafeguarding[], account: string): Record<string, string> {
  const own = entries.filter((row) => row.account === account && row.position !== null);
  return Object.fromEntries(own.map(({ currency, position }) => [currency, position ?? '0']));
}
