import { Link } from 'react-router-dom';
import { messages } from '../../../../../domain/messages';
import { paths } from '../../../session/paths';
import { SeatState } from '../../../shared/seats/SeatState';
import { seatStanding } from '../../../shared/seats/seatStanding';
import { Money } from '../../../ui/money/Money';
import { RowMenu } from '../../../ui/RowMenu';
import type { Column } from '../../../ui/table/column';
import type { SeatRow } from './accountPartQueries';

interface Actions {
  readonly onChange: (seat: SeatRow) => void;
  readonly onRemove: (seat: SeatRow) => void;
}

/**
 * The columns of the seats on an account.
 * @param currency the authorisation currency of the organisation, in which the limits are
 */
export const seatColumns = (currency: string, { onChange, onRemove }: Actions): readonly Column<SeatRow>[] => [
  {
    key: 'user',
    title: 'User',
    cell: ({ user_id }) => <Link to={paths.user(user_id)}>{user_id}</Link>,
    isShort: true,
    onPhone: 'detail',
  },
  {
    key: 'name',
    title: 'Name',
    cell: ({ user }) => `${user.first_name} ${user.last_name}${user.enabled ? '' : ` ${messages.users.disabled}`}`,
    onPhone: 'title',
  },
  { key: 'role', title: 'Role', cell: ({ role }) => role.name, onPhone: 'secondDetail' },
  {
    key: 'limits',
    title: 'Upper FX limit',
    cell: ({ upper_fx_limit }) => (upper_fx_limit ? <Money amount={upper_fx_limit} currency={currency} /> : 'None'),
    isNumber: true,
    isSecondary: true,
  },
  {
    key: 'state',
    title: 'State',
    cell: (seat) => <SeatState standing={seatStanding(seat)} />,
    onPhone: 'state',
  },
  {
    key: 'actions',
    title: 'Actions',
    isTitleHidden: true,
    isNumber: true,
    onPhone: 'value',
    cell: (seat) => (
      <RowMenu
        label={`Actions on the seat of ${seat.user_id}`}
        actions={[
          { label: 'Change', onSelect: () => onChange(seat) },
          { label: 'Remove', onSelect: () => onRemove(seat) },
        ]}
      />
    ),
  },
];
