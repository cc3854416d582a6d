import { beneficiaryColumns, type BeneficiaryRowField } from './beneficiaryColumns';
import { normalisedBeneficiary } from './beneficiaryRow';
import { rowsByHeading, type UploadedRow } from './columns';
import { decodeText } from './decodeText';
import { readCsv } from './readCsv';
import { userColumns, type UserRowField } from './userColumns';
import { normalisedUser } from './userRow';
import { readPayments } from './readPayments';
import { accountColumns, type AccountRowField } from './accountColumns';
import { normalisedAccount } from './accountRow';

/**
 * Reads a CSV file of beneficiaries. The rows are not checked yet.
 * @throws RuleError file_refused
 */
export function readBeneficiaries(bytes: Uint8Array): UploadedRow<BeneficiaryRowField>[] {
  const rows = rowsByHeading(readCsv(decodeText(bytes)), beneficiaryColumns);
  return rows.map(({ number, values }) => ({ number, values: normalisedBeneficiary(values) }));
}

/**
 * Reads a CSV file of users. The rows are not checked yet.
 * @throws RuleError file_refused
 */
export function readUsers(bytes: Uint8Array): UploadedRow<UserRowField>[] {
  const rows = rowsByHeading(readCsv(decodeText(bytes)), userColumns);
  return rows.map(({ number, values }) => ({ number, values: normalisedUser(values) }));
}

/** What reads each kind of uploaded file, in the browser before it is sent and on the server. All throw RuleError file_refused. */
export const fileReaders = {
  payments: readPayments,
  beneficiaries: readBeneficiaries,
  users: readUsers,
  accounts: readAccounts,
} as const;

/** What can be uploaded. */
export type FileKind = keyof typeof fileReaders;

/** What a file of a kind holds. */
export type ReadFile<Kind extends FileKind> = ReturnType<(typeof fileReaders)[Kind]>;

/**
 * Reads a CSV file of accounts. The rows are not checked yet.
 * @throws RuleError file_refused
 */
export function readAccounts(bytes: Uint8Array): UploadedRow<AccountRowField>[] {
  const rows = rowsByHeading(readCsv(decodeText(bytes)), accountColumns);
  return rows.map(({ number, values }) => ({ number, values: normalisedAccount(values) }));
}
