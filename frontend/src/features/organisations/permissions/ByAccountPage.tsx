import { groupedBy } from './groupedBy';
import { userText } from './permissionText';
import { userColumns } from './seatColumns';
import { SeatsReport } from './SeatsReport';

/** Who holds which role on each account (/admin/organisations/{id}/report/byaccount). */
export function ByAccountPage() {
  return (
    <SeatsReport
      title="Permissions by account"
      filename="permissions-by-account.csv"
      groupsOf={(seats) => groupedBy(seats, ({ account }) => ({ key: account.id, title: account.name }), userText)}
      columnsOf={userColumns}
    />
  );
}
