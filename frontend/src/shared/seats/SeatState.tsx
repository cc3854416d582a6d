import { StatusBadge } from '../status/StatusBadge';
import classes from './SeatState.module.css';
import type { SeatStanding } from './seatStanding';

/** Whether a seat can act at the provider, and below it why it cannot yet. */
export function SeatState({ standing: { state, reason } }: { standing: SeatStanding }) {
  return (
    <>
      <StatusBadge of="seat" status={state} />
      {reason && <span className={classes.reason}>{reason}</span>}
    </>
  );
}
