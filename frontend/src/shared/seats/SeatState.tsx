import { StatusBadge } from '../status/StatusBadge';
import classes from './SeatState.module.css';
import type { SeatStanding } from './seatStanding';

/**
 * The user of a seat; null where the reader may not see them, because they are linked to another organisation. The schema promises a
 * user, and the permissions of the reader take it away.
 */
export function seenUser<User>({ user }: { readonly user: User }): User | null {
  return user;
}

/** Whether a seat can act at the provider, and below it why it cannot yet. */
export function SeatState({ standing: { state, reason } }: { standing: SeatStanding }) {
  return (
    <>
      <StatusBadge of="seat" status={state} />
      {reason && <span className={classes.reason}>{reason}</span>}
    </>
  );
}
