import type { Movement } from './movements';

/** A wallet with its statement, in the order in which the entries took effect; what never did comes last. */
export interface DemoWallet {
  readonly id: string;
  readonly account: string;
  readonly currency: string;
  readonly amount: string;
  /** `balance` is the wallet's amount after the entry; null for what has no effect on it. */
  readonly entries: readonly { readonly movement: Movement; readonly balance: string | null }[];
}
