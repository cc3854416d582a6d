import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { ReadFrame } from '../../../shared/ReadFrame';
import { SeatForm } from '../../../shared/seats/SeatForm';
import { CreateContactDocument, UpdateContactDocument } from '../../../shared/seats/seatWrites';
import { Panel } from '../../../ui/Panel';
import { showToast } from '../../../ui/toast';
import type { Account } from '../accountQuery';
import { useUsersNotOnAccount, type SeatRow } from './accountPartQueries';

interface Props {
  account: Account;
  onClose: () => void;
  onSaved: () => void;
}

/** Gives a user of the organisation a seat on the account. */
export function NewSeatPanel({ account, onClose, onSaved }: Props) {
  const { call, isCalling, error } = useCall(CreateContactDocument);
  return (
    <Panel title={`New seat on ${account.name}`} isOpen onClose={onClose}>
      <ReadFrame read={useUsersNotOnAccount(account.org_id, account.id)} rows={3}>
        {({ users, roles }) => (
          <SeatForm
            choice={{
              ...{ field: 'user_id', label: 'User' },
              options: users.map(({ id, ...user }) => ({ id, name: `${user.first_name} ${user.last_name} (${id})` })),
            }}
            roles={roles}
            initial={{ account_id: account.id, user_id: '', role_id: '', upper_fx_limit: '' }}
            isSaving={isCalling}
            error={error}
            save={async (contact) => {
              const answer = await call({ contact }, adminCall);
              if ('error' in answer) return answer.error;
              showToast('success', 'The seat was given.');
              onSaved();
              return undefined;
            }}
          />
        )}
      </ReadFrame>
    </Panel>
  );
}

/** Changes the role and the limit of a seat on the account. */
export function SeatPanel({ account, seat, onClose, onSaved }: Props & { seat: SeatRow }) {
  const { call, isCalling, error } = useCall(UpdateContactDocument);
  const { user_id, role_id, upper_fx_limit } = seat;
  return (
    <Panel title={`Seat of ${user_id}`} isOpen onClose={onClose}>
      <ReadFrame read={useUsersNotOnAccount(account.org_id, account.id)} rows={3}>
        {({ roles }) => (
          <SeatForm
            roles={roles}
            initial={{ account_id: account.id, user_id, role_id, upper_fx_limit: upper_fx_limit ?? '' }}
            isSaving={isCalling}
            error={error}
            save={async (values) => {
              const changes = { role_id: values.role_id, upper_fx_limit: values.upper_fx_limit };
              const answer = await call({ id: seat.id, ...changes }, adminCall);
              if ('error' in answer) return answer.error;
              showToast('success', 'The seat was saved.');
              onSaved();
              return undefined;
            }}
          />
        )}
      </ReadFrame>
    </Panel>
  );
}
