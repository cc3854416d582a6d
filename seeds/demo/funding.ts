import Big from 'big.js';
import dayjs from 'dayjs';
import { decimalsOf } from '../../domain/money/currencies';
import { demoId } from './demoId';
import { movement, type Movement } from './movements';
import { accounts, type DemoAccount } from './organisations';

/** Money that came in to a wallet from outside. */
export interface DemoFunding {
  readonly name: string;
  readonly id: string;
  readonly account: string;
  readonly currency: string;
  readonly amount: string;
  readonly sender: string;
  readonly shortReference: string;
  /** A deleted one was sent back: its sender could not be accepted. */
  readonly status: 'completed' | 'deleted';
  readonly at: Date;
}

const senders = ['Northwind Retail plc', 'Castellan Foods Ltd', 'Rivermark Holdings', 'Van der Meer Groep'];

/** Months over which money came in. */
export const months = 18;

/**
 * Customers' money, monthly over 18 months in every wallet, and one that was sent back.
 * @param now the moment the demo begins
 */
export function demoFunding(now: Date): DemoFunding[] {
  const regular = accounts.flatMap((account) =>
    Object.keys(account.balances).flatMap((currency) =>
      Array.from({ length: months }, (_, month) => monthly(account, currency, month, now)),
    ),
  );
  const refused = funding('refused', {
    account: 'aldgate-trading',
    currency: 'USD',
    amount: '17400.00',
    sender: 'Unnamed sender',
    status: 'deleted',
    at: dayjs(now).subtract(9, 'day').toDate(),
  });
  return [...regular, refused];
}

/** What was in a wallet before everything else, so that it holds today what the demo says. */
export function openingFunding(account: DemoAccount, currency: string, amount: string, now: Date): DemoFunding {
  const stated = { account: account.key, currency, amount, sender: account.name, status: 'completed' } as const;
  return funding(`opening ${account.key} ${currency}`, { ...stated, at: dayjs(now).subtract(549, 'day').toDate() });
}

function monthly(account: DemoAccount, currency: string, month: number, now: Date): DemoFunding {
  const share = new Big(account.balances[currency] ?? '0').times(20 + ((month * 7) % 13)).div(1000);
  return funding(`${account.key} ${currency} ${month}`, {
    account: account.key,
    currency,
    amount: share.toFixed(decimalsOf(currency), Big.roundHalfUp),
    sender: senders[(month + currency.charCodeAt(0)) % senders.length] ?? 'Northwind Retail plc',
    status: 'completed',
    at: dayjs(now)
      .subtract(3 + month * 30, 'day')
      .subtract(currency.charCodeAt(1), 'minute')
      .toDate(),
  });
}

function funding(name: string, stated: Omit<DemoFunding, 'name' | 'id' | 'shortReference'>): DemoFunding {
  const id = demoId(`provider funding ${name}`);
  const day = stated.at.toISOString().slice(0, 10).replaceAll('-', '');
  return { name, id, ...stated, shortReference: `IF-${day}-${id.slice(0, 6).toUpperCase()}` };
}

/** The credit of money that came in. */
export function fundingMovement(received: DemoFunding): Movement {
  const { account, currency, amount, status, at } = received;
  const isCompleted = status === 'completed';
  return movement(`credit ${received.id}`, {
    account,
    currency,
    amount,
    status,
    type: 'credit',
    action: 'funding',
    reason: '',
    createdAt: at,
    related: { type: 'inbound_funds', id: received.id, shortReference: received.shortReference },
    settlesAt: isCompleted ? at : null,
    completedAt: isCompleted ? at : null,
  });
}
