import { mayChangeByHand, mayReprocess, type ChargeStatus } from '../../../../../domain/charges/transitions';
import type { ChargeRow } from './chargesQuery';

/** What an administrator may do with a charge. */
export type ChargeAct = 'reaim' | 'reprocess' | 'status';

/** A charge that something is done with. */
export type ActedCharge = Pick<ChargeRow, 'id' | 'narrative' | 'status' | 'houseEnd'>;

/** What each of them is called. */
export const actLabels: Readonly<Record<ChargeAct, string>> = {
  reaim: 'Use the settings’ account',
  reprocess: 'Try again',
  status: 'Change status',
};

/** What may be done with a charge. One whose account of the house is wrong is not tried before it has the right one. */
export function actsOf({ status, houseEnd }: ActedCharge): readonly ChargeAct[] {
  const known = status as ChargeStatus;
  const isUnsent = mayReprocess(known);
  const isMisdirected = houseEnd !== null && !houseEnd.is_right;
  return [
    ...(isUnsent && isMisdirected && houseEnd.settingsAccount?.isHouseAccount ? (['reaim'] as const) : []),
    ...(isUnsent && !isMisdirected ? (['reprocess'] as const) : []),
    ...(mayChangeByHand(known, 'cancelled') ? (['status'] as const) : []),
  ];
}
