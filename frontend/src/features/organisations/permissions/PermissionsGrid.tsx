import { Fragment } from 'react';
import { groupedBy } from './groupedBy';
import classes from './PermissionsGrid.module.css';
import type { Permission } from './permissionsQuery';
import { limitText, userText } from './permissionText';

interface Props {
  seats: readonly Permission[];
  currency: string;
}

/** Users by account. It scrolls sideways, and the column of names stays in view. */
export function PermissionsGrid({ seats, currency }: Props) {
  const users = groupedBy(
    seats,
    (seat) => ({ key: seat.user_id, title: userText(seat) }),
    ({ account }) => account.name,
  );
  const accounts = groupedBy(seats, ({ account }) => ({ key: account.id, title: account.name }), userText);
  return (
    // The keyboard scrolls what has the focus.
    <div className={classes.frame} tabIndex={0} role="region" aria-label="Users by account">
      <table className={classes.grid}>
        <caption className="visually-hidden">Users by account</caption>
        <thead>
          <tr>
            <th scope="col">User</th>
            {accounts.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.key}>
              <th scope="row">
                {user.title}
                <span className={classes.detail}>{user.key}</span>
              </th>
              {accounts.map((account) => (
                <td key={account.key}>
                  {user.rows
                    .filter((seat) => seat.account.id === account.key)
                    .map((seat) => (
                      <Fragment key={seat.id}>
                        {seat.role.name}
                        <span className={classes.detail}>{limitText(seat, currency)}</span>
                      </Fragment>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
