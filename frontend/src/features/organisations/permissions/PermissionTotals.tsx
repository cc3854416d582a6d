import { Details } from '../../../ui/Details';
import { formatCount } from '../../../ui/formats';
import type { Permission } from './permissionsQuery';

const distinct = (values: readonly string[]) => formatCount(new Set(values).size);

/** How many users, accounts and seats a report is about. */
export function PermissionTotals({ seats }: { seats: readonly Permission[] }) {
  const paying = seats.filter(({ role }) => role.can_create_payments);
  return (
    <Details
      items={[
        { label: 'Users', value: distinct(seats.map(({ user_id }) => user_id)) },
        { label: 'Accounts with users', value: distinct(seats.map(({ account }) => account.id)) },
        { label: 'Permissions', value: formatCount(seats.length) },
        { label: 'Users who may create payments', value: distinct(paying.map(({ user_id }) => user_id)) },
      ]}
    />
  );
}
