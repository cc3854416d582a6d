import { withoutSeat } from '../../../../domain/organisations/simulator';
import { showToast } from '../../ui/toast';
import { ConfirmedCall } from '../ConfirmedCall';
import { SeatEffect } from '../simulator/SeatEffect';
import { DeleteContactDocument } from './seatWrites';

interface Props {
  seat: { readonly id: string; readonly userId: string };
  account: { readonly id: string; readonly name: string };
  onDone: () => void;
  onClose: () => void;
}

/** Removes a seat after a confirmation that shows who gets money out without it. */
export function RemoveSeat({ seat, account, onDone, onClose }: Props) {
  return (
    <ConfirmedCall
      document={DeleteContactDocument}
      variables={{ id: seat.id }}
      label="Remove seat"
      isWide
      onDone={(isWaiting) => {
        if (!isWaiting) showToast('success', 'The seat was removed.');
        onDone();
      }}
      onClose={onClose}
    >
      <p>
        {seat.userId} no longer sees {account.name}. What the user did there stays.
      </p>
      <SeatEffect accountId={account.id} userId={seat.userId} change={withoutSeat(seat.userId)} />
    </ConfirmedCall>
  );
}
