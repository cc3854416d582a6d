import { SeatState } from '../../../shared/seats/SeatState';
import { seatStanding } from '../../../shared/seats/seatStanding';
import { Button } from '../../../ui/Button';
import { Money } from '../../../ui/money/Money';
import { Row } from '../../../ui/layout';
import type { Column } from '../../../ui/table/DataTable';
import type { UserSeat } from './userQuery';

interface Actions {
  readonly onChange: (seat: UserSeat) => void;
  readonly onRemove: (seat: UserSeat) => void;
}

/** The columns of a user's seats, with the organisation where there are several, and the actions where there are any. */
export function seatColumns(seats: readonly UserSeat[], actions: Actions | undefined): readonly Column<UserSeat>[] {
  const organisations = new Set(seats.map(({ account }) => account.organisation.id));
  return [
    { key: 'account', title: 'Account', cell: ({ account }) => account.name },
    ...(organisations.size > 1 ? [organisationColumn] : []),
    { key: 'role', title: 'Role', cell: ({ role }) => role.name },
    { key: 'limit', title: 'Upper FX limit', cell: limitOf, isNumber: true },
    { key: 'state', title: 'State', cell: (seat) => <SeatState standing={seatStanding(seat)} /> },
    ...(actions ? [actionsColumn(actions)] : []),
  ];
}

const organisationColumn: Column<UserSeat> = {
  key: 'organisation',
  title: 'Organisation',
  isSecondary: true,
  cell: ({ account }) => account.organisation.name,
};

const limitOf = ({ upper_fx_limit, account }: UserSeat) =>
  upper_fx_limit ? <Money amount={upper_fx_limit} currency={account.organisation.authorisation_currency} /> : 'None';

const actionsColumn = ({ onChange, onRemove }: Actions): Column<UserSeat> => ({
  key: 'actions',
  title: 'Actions',
  isTitleHidden: true,
  cell: (seat) => (
    <Row isEnd>
      <Button size="small" onClick={() => onChange(seat)} aria-label={`Change the seat on ${seat.account.name}`}>
        Change
      </Button>
      <Button size="small" onClick={() => onRemove(seat)} aria-label={`Remove the seat on ${seat.account.name}`}>
        Remove
      </Button>
    </Row>
  ),
});
