import { useState } from 'react';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { DeleteContactDocument } from '../../../shared/seats/seatWrites';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { EmptyState } from '../../../ui/EmptyState';
import { Notice } from '../../../ui/Notice';
import { DataTable } from '../../../ui/table/DataTable';
import { showToast } from '../../../ui/toast';
import { seatColumns } from './seatColumns';
import { NewSeatPanel, SeatPanel } from './SeatPanel';
import type { UserRecord, UserSeat } from './userQuery';

type Open = { readonly kind: 'new' } | { readonly kind: 'change' | 'remove'; readonly seat: UserSeat };

/** The user's seats on accounts that the administrator may see. */
export function SeatsCard({ user, isOwn }: { user: UserRecord; isOwn: boolean }) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const change = (kind: 'change' | 'remove') => (seat: UserSeat) => setOpen({ kind, seat });
  return (
    <Card
      title="Seats"
      action={
        !isOwn && (
          <Button size="small" onClick={() => setOpen({ kind: 'new' })}>
            Give seat
          </Button>
        )
      }
    >
      {user.contacts.length === 0 ? (
        <EmptyState>The user has no seat on an account yet.</EmptyState>
      ) : (
        <DataTable
          caption="Seats"
          columns={seatColumns(
            user.contacts,
            isOwn ? undefined : { onChange: change('change'), onRemove: change('remove') },
          )}
          rows={user.contacts}
          rowKey={({ id }) => id}
        />
      )}
      {open?.kind === 'new' && <NewSeatPanel user={user} onClose={close} />}
      {open?.kind === 'change' && <SeatPanel user={user} seat={open.seat} onClose={close} />}
      {open?.kind === 'remove' && <RemoveDialog user={user} seat={open.seat} onClose={close} />}
    </Card>
  );
}

function RemoveDialog({ user, seat, onClose }: { user: UserRecord; seat: UserSeat; onClose: () => void }) {
  const { call, isCalling, error } = useCall(DeleteContactDocument);
  const confirm = async () => {
    if ('error' in (await call({ id: seat.id }, adminCall))) return;
    showToast('success', 'The seat was removed.');
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={`Remove the seat on ${seat.account.name}`}
      confirmLabel="Remove seat"
      tone="danger"
      isLoading={isCalling}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {error && <Notice tone="failure">{error.text}</Notice>}
      <p>{user.id} no longer sees this account. What the user did there stays.</p>
    </ConfirmDialog>
  );
}
