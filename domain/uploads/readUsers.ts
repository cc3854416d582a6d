import { rowsByHeading, type UploadedRow } from './columns';
import { decodeText } from './decodeText';
import { readCsv } from './readCsv';
import { userColumns, type UserRowField } from './userColumns';
import { normalisedUser } from './userRow';

/**
 * Reads a CSV file of users. The rows are not checked yet.
 * @throws RuleError file_refused
 */
export function readUsers(bytes: Uint8Array): UploadedRow<UserRowField>[] {
  const rows = rowsByHeading(readCsv(decodeText(bytes)), userColumns);
  return rows.map(({ number, values }) => ({ number, values: normalisedUser(values) }));
}
