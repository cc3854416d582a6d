import { createHash } from 'node:crypto';
import { demoId } from './demoId';

/** One entry of a wallet's statement, as the provider keeps it. Amounts are decimal strings in major units. */
export interface Movement {
  readonly id: string;
  /** The account's key. */
  readonly account: string;
  readonly currency: string;
  readonly amount: string;
  readonly type: 'credit' | 'debit';
  readonly status: 'pending' | 'completed' | 'deleted';
  readonly action: 'conversion' | 'funding' | 'payment' | 'payment_failure' | 'transfer';
  readonly reason: string;
  readonly related: Related;
  readonly createdAt: Date;
  readonly settlesAt: Date | null;
  readonly completedAt: Date | null;
}

/** What a movement belongs to. */
interface Related {
  readonly type: 'balance_transfer' | 'conversion' | 'inbound_funds' | 'payment';
  readonly id: string;
  readonly shortReference: string;
}

/** A movement whose id follows from its name. */
export function movement(name: string, stated: Omit<Movement, 'id'>): Movement {
  return { id: demoId(`transaction ${name}`), ...stated };
}

/** A provider's short reference, `YYMMDD-ABCDEF001`, the same for the same name and day. */
export function shortReference(name: string, at: Date): string {
  const letters = [...createHash('sha256').update(name).digest().subarray(0, 6)]
    .map((byte) => String.fromCharCode(65 + (byte % 26)))
    .join('');
  return `${at.toISOString().slice(2, 10).replaceAll('-', '')}-${letters}001`;
}

/** A wallet with its statement, in the order in which the entries took effect; what never did comes last. */
export interface DemoWallet {
  readonly id: string;
  readonly account: string;
  readonly currency: string;
  readonly amount: string;
  /** `balance` is the wallet's amount after the entry; null for what has no effect on it. */
  readonly entries: readonly { readonly movement: Movement; readonly balance: string | null }[];
}
