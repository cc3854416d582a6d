import { gql } from 'urql';
import {
  holderReason,
  seatReason,
  seatState,
  type SeatState,
  type StoredSeat,
} from '../../../../domain/users/seatStanding';
import type { SeatStandingFragment as StandingRow } from '../../graphql/generated/operations';
import type { Read } from '../../graphql/useRead';
import { usePolling } from '../../ui/timing';

/** The fields of a seat that tell whether it can act at the provider. */
export const SeatStandingFragment = gql`
  fragment SeatStanding on CurrencyCloudContacts {
    id
    contact_state
    contact_refusal
  }
`;

/** A seat with these fields. */
export type StandingSeat = Pick<StandingRow, 'contact_state' | 'contact_refusal'>;

/** Whether a seat can act, and why it cannot yet. */
export interface SeatStanding {
  readonly state: SeatState;
  readonly reason: string | null;
}

// Seats are given on connected accounts only, and readers may not see whether one is connected.
const storedSeat = ({ contact_state, contact_refusal }: StandingSeat): StoredSeat => ({
  isAccountConnected: true,
  contactState: contact_state as StoredSeat['contactState'],
  contactRefusal: contact_refusal,
});

/** How a seat stands, for those who administer it. */
export function seatStanding(seat: StandingSeat): SeatStanding {
  const stored = storedSeat(seat);
  return { state: seatState(stored), reason: seatReason(stored) };
}

/** How a seat stands, for the user who holds it. */
export function ownSeatStanding(seat: StandingSeat): SeatStanding {
  const stored = storedSeat(seat);
  return { state: seatState(stored), reason: holderReason(stored) };
}

/** How often seats are read again while one of them waits, in ms. */
const pollEveryMs = 30_000;

/** Reads seats again while one of them waits for the provider. */
export function useWaitingSeats({ reload }: Pick<Read<unknown>, 'reload'>, seats: readonly StandingSeat[] = []): void {
  const isWaiting = seats.some((seat) => seatStanding(seat).state === 'waiting');
  usePolling(reload, pollEveryMs, isWaiting);
}
