import { useState } from 'react';
import { RemoveSeat } from '../../../shared/seats/RemoveSeat';
import { SeatForm } from '../../../shared/seats/SeatForm';
import { seatStanding } from '../../../shared/seats/seatStanding';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Panel } from '../../../ui/Panel';
import { Row, Stack } from '../../../ui/layout';
import type { GridPlace } from './PermissionsGrid';
import type { Permission } from './permissionsQuery';

interface Props {
  place: GridPlace;
  roles: readonly { readonly id: string; readonly name: string }[];
  isOpen: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** Gives a user a seat on an account, or changes or removes the one that is there. */
export function PlacePanel({ place: { user, account }, roles, isOpen, onClose, onSaved }: Props) {
  const [isRemoving, setIsRemoving] = useState(false);
  const seat = user.seats.get(account.id);
  return (
    <Panel title={`${user.name} on ${account.name}`} isOpen={isOpen} isWide isHeld={isRemoving} onClose={onClose}>
      <Stack gap="large">
        {seat && <SeatNotice seat={seat} />}
        <SeatForm
          seatId={seat?.id}
          roles={roles}
          initial={{
            account_id: account.id,
            user_id: user.id,
            role_id: seat?.role.id ?? '',
            upper_fx_limit: seat?.upper_fx_limit ?? '',
          }}
          onSaved={onSaved}
        />
        {seat && (
          <Row>
            <Button tone="danger" onClick={() => setIsRemoving(true)}>
              Remove seat
            </Button>
          </Row>
        )}
      </Stack>
      {seat && isRemoving && (
        <RemoveSeat
          seat={{ id: seat.id, userId: user.id }}
          account={account}
          onDone={() => {
            setIsRemoving(false);
            onSaved();
          }}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </Panel>
  );
}

/** Why the seat cannot act yet. */
function SeatNotice({ seat }: { seat: Permission }) {
  const { state, reason } = seatStanding(seat);
  return reason && <Notice tone={state === 'refused' ? 'failure' : 'waiting'}>{reason}</Notice>;
}
