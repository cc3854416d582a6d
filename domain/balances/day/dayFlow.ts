import type { Amount } from '../../money/amount';

/** What moves money in a day. */
export type DayFlowKind = 'payment' | 'conversion' | 'transaction' | 'transfer' | 'charge';

/** Money that comes in or goes out on a day. */
export interface DayFlow {
  readonly kind: DayFlowKind;
  readonly id: string;
  readonly accountId: string;
  readonly currency: string;
  /** In major units; negative where it goes out. */
  readonly amount: Amount;
  /** The cut-off until which the money must be there, in milliseconds since 1970; null where there is none. */
  readonly atMs: number | null;
}
