import { groupedBy } from './groupedBy';
import { userText } from './permissionText';
import { accountColumns } from './seatColumns';
import { SeatsReport } from './SeatsReport';

/** Which role each user holds on which accounts (/admin/organisations/{id}/report/byuser). */
export function ByUserPage() {
  return (
    <SeatsReport
      title="Permissions by user"
      filename="permissions-by-user.csv"
      groupsOf={(seats) =>
        groupedBy(
          seats,
          (seat) => ({ key: seat.user_id, title: `${userText(seat)} · ${seat.user_id}` }),
          ({ account }) => account.name,
        )
      }
      columnsOf={accountColumns}
    />
  );
}
