import { writeCsv } from '../../../../../domain/csv/writeCsv';
import { seatStanding } from '../../../shared/seats/seatStanding';
import { statusLook } from '../../../shared/status/StatusBadge';
import { saveFile } from '../../../ui/downloads';
import { rightsText, userText } from './permissionText';
import type { Group } from './groupedBy';
import type { Permission } from './permissionsQuery';

const fields = [
  'Account',
  'Reference',
  'Username',
  'Name',
  'Role',
  'May create',
  'Lower limit',
  'Upper limit',
  'State',
  'Reason',
];

/** Seats as a CSV file, in the order of a report. Limits are plain decimals; an empty upper limit is none. */
export function permissionsCsv(groups: readonly Group<Permission>[]): string {
  const rows = groups.flatMap((group) =>
    group.rows.map((seat) => [
      seat.account.name,
      seat.account.reference,
      seat.user_id,
      userText(seat),
      seat.role.name,
      rightsText(seat.role),
      seat.lower_fx_limit,
      seat.upper_fx_limit,
      statusLook('seat', seatStanding(seat).state).label,
      seatStanding(seat).reason,
    ]),
  );
  return writeCsv(fields, rows);
}

/** Saves such a file. */
export const savePermissions = (name: string, groups: readonly Group<Permission>[]): void =>
  saveFile(name, 'text/csv;charset=utf-8', permissionsCsv(groups));
