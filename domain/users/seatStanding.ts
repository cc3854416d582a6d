/** Whether a seat can act at the provider: it works, its contact there is still to be opened, it was refused, or its account is not connected. */
export type SeatState = 'working' | 'waiting' | 'refused' | 'not_connected';

/** What is stored of a seat and its account. */
export interface StoredSeat {
  readonly isAccountConnected: boolean;
  readonly contactState: 'working' | 'waiting' | 'refused';
  /** Why it was refused, in the provider's words or ours. */
  readonly contactRefusal: string | null;
}

/** The state of a seat. A connected contact tells that the account is connected, too. */
export function seatState({ isAccountConnected, contactState }: StoredSeat): SeatState {
  return contactState === 'working' || isAccountConnected ? contactState : 'not_connected';
}

const notConnectedText = 'The account is not connected to the provider yet.';

/** A reason as the end of a sentence: trimmed, with a full stop. */
const sentence = (text: string | null): string => (text ?? '').trim().replace(/\.*$/, '.');

/** Why a seat cannot act yet, for those who administer it; null for one that works. */
export function seatReason(seat: StoredSeat): string | null {
  const reasons: Readonly<Record<SeatState, string | null>> = {
    working: null,
    waiting: 'The provider has not opened this seat yet. The portal asks again by itself while the account is open.',
    refused: `Not opened: ${sentence(seat.contactRefusal)} Correct the user’s details, or save the seat to ask again.`,
    not_connected: notConnectedText,
  };
  return reasons[seatState(seat)];
}

/** Why the holder of a refused seat cannot act. */
export const refusedSeatText = (refusal: string | null): string =>
  `The seat on this account was not opened at the provider: ${sentence(refusal)} An administrator can correct it.`;

/** Why the holder of a seat that waits cannot act. */
export const waitingSeatText =
  'The seat on this account is still being opened at the provider. Try again in a few minutes.';

/** Why a seat cannot act yet, for its holder; null for one that works. */
export function holderReason(seat: StoredSeat): string | null {
  const reasons: Readonly<Record<SeatState, string | null>> = {
    working: null,
    waiting: waitingSeatText,
    refused: refusedSeatText(seat.contactRefusal),
    not_connected: notConnectedText,
  };
  return reasons[seatState(seat)];
}
