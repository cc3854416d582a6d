import { accountColumns, type AccountRowField } from './accountColumns';
import { normalisedAccount } from './accountRow';
import { rowsByHeading, type UploadedRow } from './columns';
import { decodeText } from './decodeText';
import { readCsv } from './readCsv';

/**
 * Reads a CSV file of accounts. The rows are not checked yet.
 * @throws RuleError file_refused
 */
export function readAccounts(bytes: Uint8Array): UploadedRow<AccountRowField>[] {
  const rows = rowsByHeading(readCsv(decodeText(bytes)), accountColumns);
  return rows.map(({ number, values }) => ({ number, values: normalisedAccount(values) }));
}
