import { useState } from 'react';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { Panel } from '../../../ui/Panel';
import { Select } from '../../../ui/Select';
import { Stack } from '../../../ui/Stack';
import { showToast } from '../../../ui/toast';
import { CreateContactDocument, UpdateContactDocument } from './seatDocuments';
import { SeatForm } from './SeatForm';
import type { UserRecord, UserSeat } from './userQuery';

interface PanelProps {
  user: UserRecord;
  onClose: () => void;
}

/** Gives the user a seat on an account of one of the user's organisations. */
export function NewSeatPanel({ user, onClose }: PanelProps) {
  const organisations = user.organisationLinks.map(({ organisation }) => organisation);
  const [chosen, setChosen] = useState(organisations.length === 1 ? (organisations[0]?.id ?? null) : null);
  const { call, isCalling, error } = useCall(CreateContactDocument);
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
        {chosen && (
          <SeatForm
            key={chosen}
            organisationId={chosen}
            username={user.id}
            initial={{ account_id: '', role_id: '', upper_fx_limit: '' }}
            isNew
            isSaving={isCalling}
            error={error}
            save={async (values) => {
              const answer = await call({ contact: { user_id: user.id, ...values } }, adminCall);
              if ('error' in answer) return answer.error;
              showToast('success', 'The seat was given.');
              onClose();
              return undefined;
            }}
          />
        )}
      </Stack>
    </Panel>
  );
}

/** Changes the role and the limit of a seat. */
export function SeatPanel({ user, seat, onClose }: PanelProps & { seat: UserSeat }) {
  const { account, role } = seat;
  const { call, isCalling, error } = useCall(UpdateContactDocument);
  return (
    <Panel title={`Seat on ${account.name}`} isOpen onClose={onClose}>
      <SeatForm
        organisationId={account.organisation.id}
        username={user.id}
        initial={{ account_id: account.id, role_id: role.id, upper_fx_limit: seat.upper_fx_limit ?? '' }}
        isNew={false}
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
    </Panel>
  );
}
