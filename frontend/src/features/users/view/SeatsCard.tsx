import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/layout';
import { EmptyState } from '../../../ui/EmptyState';
import { DataTable } from '../../../ui/table/DataTable';
import { seatColumns } from './seatColumns';
import type { UserRecord, UserSeat } from './userQuery';

const NewSeatPanel = lazy(async () => ({ default: (await import('./SeatPanel')).NewSeatPanel }));
const SeatPanel = lazy(async () => ({ default: (await import('./SeatPanel')).SeatPanel }));
const RemoveSeat = lazy(async () => ({ default: (await import('../../../shared/seats/RemoveSeat')).RemoveSeat }));

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
      <Suspense>
        {open?.kind === 'new' && <NewSeatPanel user={user} onClose={close} />}
        {open?.kind === 'change' && <SeatPanel user={user} seat={open.seat} onClose={close} />}
        {open?.kind === 'remove' && (
          <RemoveSeat
            seat={{ id: open.seat.id, userId: user.id }}
            account={open.seat.account}
            onDone={close}
            onClose={close}
          />
        )}
      </Suspense>
    </Card>
  );
}
