import { useDeferredValue, useState } from 'react';
import { ReadFrame } from '../../../shared/ReadFrame';
import { SeatForm } from '../../../shared/seats/SeatForm';
import { Panel } from '../../../ui/Panel';
import type { Account } from '../accountQuery';
import { useUsersNotOnAccount, type SeatRow } from './accountPartQueries';

interface Props {
  account: Account;
  onClose: () => void;
  onSaved: () => void;
}

/** Gives a user of the organisation a seat on the account. */
export function NewSeatPanel({ account, onClose, onSaved }: Props) {
  const [text, setText] = useState('');
  return (
    <Panel title={`New seat on ${account.name}`} isOpen onClose={onClose} isWide>
      <ReadFrame read={useUsersNotOnAccount(account.org_id, account.id, useDeferredValue(text))} rows={3}>
        {({ users, roles }) => (
          <SeatForm
            choice={{
              field: 'user_id',
              label: 'User',
              options: users.map(({ id, ...user }) => ({ id, name: `${user.first_name} ${user.last_name} (${id})` })),
              onSearch: setText,
            }}
            roles={roles}
            initial={{ account_id: account.id, user_id: '', role_id: '', upper_fx_limit: '' }}
            onSaved={onSaved}
          />
        )}
      </ReadFrame>
    </Panel>
  );
}

/** Changes the role and the limit of a seat on the account. */
export function SeatPanel({ account, seat, onClose, onSaved }: Props & { seat: SeatRow }) {
  const { user_id, role_id, upper_fx_limit } = seat;
  return (
    <Panel title={`Seat of ${user_id}`} isOpen onClose={onClose} isWide>
      <ReadFrame read={useUsersNotOnAccount(account.org_id, account.id, '')} rows={3}>
        {({ roles }) => (
          <SeatForm
            seatId={seat.id}
            roles={roles}
            initial={{ account_id: account.id, user_id, role_id, upper_fx_limit: upper_fx_limit ?? '' }}
            onSaved={onSaved}
          />
        )}
      </ReadFrame>
    </Panel>
  );
}
