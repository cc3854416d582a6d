import { useDeferredValue, useState } from 'react';
import { ReadFrame } from '../../../shared/ReadFrame';
import { SeatForm } from '../../../shared/seats/SeatForm';
import { Panel } from '../../../ui/Panel';
import { Select } from '../../../ui/Select';
import { Stack } from '../../../ui/layout';
import { useAccountsNotAssignedToUser } from './accountsNotAssignedToUser';
import type { UserRecord, UserSeat } from './userQuery';

interface PanelProps {
  user: UserRecord;
  onClose: () => void;
}

/** Gives the user a seat on an account of one of the user's organisations. */
export function NewSeatPanel({ user, onClose }: PanelProps) {
  const organisations = user.organisationLinks.map(({ organisation }) => organisation);
  const [chosen, setChosen] = useState(organisations.length === 1 ? (organisations[0]?.id ?? null) : null);
  return (
    <Panel title={`New seat of ${user.id}`} isOpen onClose={onClose} isWide>
      <Stack>
        <Select
          label="Organisation"
          value={chosen}
          options={organisations.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setChosen}
          isRequired
        />
        {chosen && <NewSeatForm key={chosen} orgId={chosen} user={user} onClose={onClose} />}
      </Stack>
    </Panel>
  );
}

function NewSeatForm({ orgId, user, onClose }: PanelProps & { orgId: string }) {
  const [text, setText] = useState('');
  return (
    <ReadFrame read={useAccountsNotAssignedToUser(orgId, user.id, useDeferredValue(text))} rows={3}>
      {({ accounts, roles }) => (
        <SeatForm
          choice={{ field: 'account_id', label: 'Account', options: accounts, onSearch: setText }}
          roles={roles}
          initial={{ account_id: '', user_id: user.id, role_id: '', upper_fx_limit: '' }}
          onSaved={onClose}
        />
      )}
    </ReadFrame>
  );
}

/** Changes the role and the limit of a seat. */
export function SeatPanel({ user, seat, onClose }: PanelProps & { seat: UserSeat }) {
  const { account, role } = seat;
  return (
    <Panel title={`Seat on ${account.name}`} isOpen onClose={onClose} isWide>
      <ReadFrame read={useAccountsNotAssignedToUser(account.organisation.id, user.id, '')} rows={3}>
        {({ roles }) => (
          <SeatForm
            seatId={seat.id}
            roles={roles}
            initial={{
              account_id: account.id,
              user_id: user.id,
              role_id: role.id,
              upper_fx_limit: seat.upper_fx_limit ?? '',
            }}
            onSaved={onClose}
          />
        )}
      </ReadFrame>
    </Panel>
  );
}
