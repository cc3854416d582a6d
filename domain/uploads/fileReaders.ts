import { readAccounts } from './readAccounts';
import { readBeneficiaries } from './readBeneficiaries';
import { readPayments } from './readPayments';
import { readUsers } from './readUsers';

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
