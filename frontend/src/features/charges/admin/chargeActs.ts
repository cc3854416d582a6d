import { mayChangeByHand, mayReprocess } from '../../../../../domain/charges/byHand';
import type { ChargeStatus } from '../../../../../domain/charges/transitions';

/** What an administrator may do with a charge. */
export type ChargeAct = 'reprocess' | 'status';

/** A charge that something is done with. */
export interface ActedCharge {
  readonly id: string;
  readonly narrative: string;
}

/** What each of them is called. */
export const actLabels: Readonly<Record<ChargeAct, string>> = { reprocess: 'Try again', status: 'Change status' };

/** What may be done with a charge of a status. */
export function actsOf(status: string): readonly ChargeAct[] {
  const known = status as ChargeStatus;
  return [
    ...(mayReprocess(known) ? (['reprocess'] as const) : []),
    ...(mayChangeByHand(known, 'cancelled') ? (['status'] as const) : []),
  ];
}
