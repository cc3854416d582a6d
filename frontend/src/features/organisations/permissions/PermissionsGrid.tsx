import type { KeyboardEvent } from 'react';
import { seatStanding } from '../../../shared/seats/seatStanding';
import { StatusBadge } from '../../../shared/status/StatusBadge';
import { ScrollTable } from '../../../ui/table/ScrollTable';
import { useGridKeys } from '../../../ui/table/useGridKeys';
import type { GridUser } from './gridUsers';
import classes from './PermissionsGrid.module.css';
import { limitText } from './permissionText';

/** An account with its name. */
export interface GridAccount {
  readonly id: string;
  readonly name: string;
}

/** A cell of the grid: one user on one account. */
export interface GridPlace {
  readonly user: GridUser;
  readonly account: GridAccount;
}

interface Props {
  users: readonly GridUser[];
  accounts: readonly GridAccount[];
  currency: string;
  onChoose: (place: GridPlace) => void;
}

/** Users by account, with the role and the limit of each seat. A click on a cell, or Enter, chooses it. */
export function PermissionsGrid({ users, accounts, currency, onChoose }: Props) {
  const { onGridKey, isActive, onActive } = useGridKeys(users.length, accounts.length);
  const columns = [{ key: 'user', title: 'User' }, ...accounts.map(({ id, name }) => ({ key: id, title: name }))];
  return (
    <ScrollTable caption="Users by account" columns={columns} onGridKey={onGridKey}>
      {users.map((user, row) => (
        <tr key={user.id}>
          <th scope="row">
            {user.name}
            <span className={classes.detail}>{user.id}</span>
          </th>
          {accounts.map((account, column) => (
            <SeatCell
              key={account.id}
              place={{ user, account }}
              currency={currency}
              isActive={isActive(row, column)}
              onActive={() => onActive(row, column)}
              onChoose={onChoose}
            />
          ))}
        </tr>
      ))}
    </ScrollTable>
  );
}

interface CellProps extends Pick<Props, 'currency' | 'onChoose'> {
  place: GridPlace;
  /** Whether Tab leads to this cell. */
  isActive: boolean;
  onActive: () => void;
}

function SeatCell({ place, currency, isActive, onActive, onChoose }: CellProps) {
  const { user, account } = place;
  const seat = user.seats.get(account.id);
  const state = seat && seatStanding(seat).state;
  const choose = user.isEditable ? () => onChoose(place) : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!choose || !['Enter', 'F2', ' '].includes(event.key)) return;
    event.preventDefault();
    choose();
  };
  return (
    <td
      className={classes.cell}
      role="gridcell"
      aria-readonly={!user.isEditable}
      data-editable={user.isEditable}
      tabIndex={isActive ? 0 : -1}
      onFocus={onActive}
      onClick={choose}
      onKeyDown={onKeyDown}
    >
      {seat?.role.name}
      <span className={classes.detail}>{seat ? limitText(seat, currency) : 'No seat'}</span>
      {state && state !== 'working' && <StatusBadge of="seat" status={state} />}
    </td>
  );
}
