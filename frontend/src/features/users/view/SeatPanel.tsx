import { useState } from 'react';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { ReadFrame } from '../../../shared/ReadFrame';
import { SeatForm } from '../../../shared/seats/SeatForm';
import { CreateContactDocument, UpdateContactDocument } from '../../../shared/seats/seatWrites';
import { Panel } from '../../../ui/Panel';
import { Select } from '../../../ui/Select';
import { Stack } from '../../../ui/Stack';
import { showToast } from '../../../ui/toast';
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
    <Panel title={`New seat of ${user.id}`} isOpen onClose={onClose}>
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
  const read = useAccountsNotAssignedToUser(orgId, user.id);
  const { call, isCalling, error } = useCall(CreateContactDocument);
  return (
    <ReadFrame read={read} rows={3}>
      {({ accounts, roles }) => (
        <SeatForm
          choice={{ field: 'account_id', label: 'Account', options: accounts }}
          roles={roles}
          initial={{ account_id: '', user_id: user.id, role_id: '', upper_fx_limit: '' }}
          isSaving={isCalling}
          error={error}
          save={async (contact) => {
            const answer = await call({ contact }, adminCall);
            if ('error' in answer) return answer.error;
            showToast('success', 'The seat was given.');
            onClose();
            return undefined;
          }}
        />
      )}
    </ReadFrame>
  );
}

/** Changes the role and the limit of a seat. */
export function SeatPanel({ user, seat, onClose }: PanelProps & { seat: UserSeat }) {
  const { account, role } = seat;
  const read = useAccountsNotAssignedToUser(account.organisation.id, user.id);
  const { call, isCalling, error } = useCall(UpdateContactDocument);
  return (
    <Panel title={`Seat on ${account.name}`} isOpen onClose={onClose}>
      <ReadFrame read={read} rows={3}>
        {({ roles }) => (
          <SeatForm
            roles={roles}
            initial={{
              ...{ account_id: account.id, user_id: user.id, role_id: role.id },
              upper_fx_limit: seat.upper_fx_limit ?? '',
            }}
            isSaving={isCalling}
            error={error}
            save={async ({ role_id, upper_fx_limit }) => {
              const answer = await call({ id: seat.id, role_id, upper_fx_limit }, adminCall);
              if ('error' in answer) return answer.error;
              showToast('success', 'The seat was saved.');
              onClose();
              return undefined;
            }}
          />
        )}
      </ReadFrame>
    </Panel>
  );
}
