import dayjs from 'dayjs';
import type { TransferStatus } from '../../domain/transfers/transitions';
import { demoId } from './demoId';
import { movement, shortReference, type Movement } from './movements';

/** Money moved between two accounts, by a person or for a charge or for safeguarding. Accounts by key. */
export interface DemoTransfer {
  readonly name: string;
  readonly tccTransferId: string;
  readonly source: string;
  readonly destination: string;
  readonly currency: string;
  readonly amount: string;
  readonly reason: string;
  readonly status: TransferStatus;
  readonly shortReference: string;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
}

type Stated = Pick<DemoTransfer, 'source' | 'destination' | 'currency' | 'amount' | 'reason' | 'status' | 'createdAt'>;

/** A transfer whose ids follow from its name. */
export function transfer(name: string, stated: Stated): DemoTransfer {
  return {
    name,
    ...stated,
    tccTransferId: demoId(`provider transfer ${name}`),
    shortReference: shortReference(`transfer ${name}`, stated.createdAt),
    completedAt: stated.status === 'completed' ? dayjs(stated.createdAt).add(1, 'minute').toDate() : null,
  };
}

const routes = [
  { source: 'aldgate-trading', destination: 'aldgate-payroll', currency: 'GBP', amount: '6200.00', reason: 'Payroll' },
  { source: 'aldgate-trading', destination: 'aldgate-europe', currency: 'EUR', amount: '4150.00', reason: 'Rent' },
  { source: 'aldgate-europe', destination: 'aldgate-trading', currency: 'USD', amount: '980.50', reason: 'Recharge' },
] as const;

const open: readonly TransferStatus[] = ['pending', 'cancelled', 'completed'];

/**
 * What the treasurer moved between Aldgate's accounts: one a month over 18 months, and one in each status today.
 * @param now the moment the demo begins
 */
export function demoTransfers(now: Date): DemoTransfer[] {
  const past = Array.from({ length: 18 }, (_, index) =>
    transfer(`past ${index}`, {
      ...(routes[index % routes.length] ?? routes[0]),
      status: 'completed',
      createdAt: dayjs(now)
        .subtract(20 + index * 29, 'day')
        .toDate(),
    }),
  );
  const current = open.map((status, index) =>
    transfer(`open ${status}`, {
      ...(routes[index] ?? routes[0]),
      status,
      createdAt: dayjs(now)
        .subtract(index + 2, 'hour')
        .toDate(),
    }),
  );
  return [...current, ...past];
}

const sideStatus = { pending: 'pending', completed: 'completed', cancelled: 'deleted' } as const;

/** The debit at one end and the credit at the other. */
export function transferMovements(moved: DemoTransfer): Movement[] {
  const side = (type: 'debit' | 'credit', account: string) =>
    movement(`${type} ${moved.tccTransferId}`, {
      account,
      type,
      currency: moved.currency,
      amount: moved.amount,
      status: sideStatus[moved.status],
      action: 'transfer',
      reason: moved.reason,
      related: { type: 'balance_transfer', id: moved.tccTransferId, shortReference: moved.shortReference },
      createdAt: moved.createdAt,
      settlesAt: moved.createdAt,
      completedAt: moved.completedAt,
    });
  return [side('debit', moved.source), side('credit', moved.destination)];
}
