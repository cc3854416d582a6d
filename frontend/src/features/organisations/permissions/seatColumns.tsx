import type { Column } from '../../../ui/table/column';
import { SeatState } from '../../../shared/seats/SeatState';
import { seatStanding } from '../../../shared/seats/seatStanding';
import type { Permission } from './permissionsQuery';
import { rightsText, limitText, userText } from './permissionText';

/** The columns of a report that every grouping has: role, rights and limits. */
const common = (currency: string): readonly Column<Permission>[] => [
  { key: 'role', title: 'Role', cell: ({ role }) => role.name, onPhone: 'detail' },
  { key: 'rights', title: 'May create', cell: ({ role }) => rightsText(role) },
  { key: 'lower', title: 'Lower limit', cell: (seat) => seat.lower_fx_limit, isNumber: true, isSecondary: true },
  {
    key: 'upper',
    title: 'Upper limit',
    cell: (seat) => limitText(seat, currency),
    isNumber: true,
    onPhone: 'secondDetail',
  },
  { key: 'state', title: 'State', cell: (seat) => <SeatState standing={seatStanding(seat)} />, onPhone: 'state' },
];

/** The users of one account. */
export const userColumns = (currency: string): readonly Column<Permission>[] => [
  { key: 'user', title: 'User', cell: userText, onPhone: 'title' },
  { key: 'username', title: 'Username', cell: ({ user_id }) => user_id, isShort: true, isSecondary: true },
  ...common(currency),
];

/** The accounts of one user. */
export const accountColumns = (currency: string): readonly Column<Permission>[] => [
  { key: 'account', title: 'Account', cell: ({ account }) => account.name, onPhone: 'title' },
  { key: 'reference', title: 'Reference', cell: ({ account }) => account.reference, isShort: true, isSecondary: true },
  ...common(currency),
];
