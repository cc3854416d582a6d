import { RuleError } from '../../../../domain/errors';
import { readAccounts } from '../../../../domain/uploads/readAccounts';
import { readBeneficiaries } from '../../../../domain/uploads/readBeneficiaries';
import { readPayments } from '../../../../domain/uploads/readPayments';
import { readUsers } from '../../../../domain/uploads/readUsers';
import { packFile } from './packFile';

/** What is read of a file before it is sent: the file as it is sent, or why the server would refuse it. */
export type FileCheck = { readonly content: string } | { readonly fault: string };

/** What can be uploaded. */
export type FileKind = 'payments' | 'beneficiaries' | 'users' | 'accounts';

const readers: Readonly<Record<FileKind, (bytes: Uint8Array) => unknown>> = {
  payments: readPayments,
  beneficiaries: readBeneficiaries,
  users: readUsers,
  accounts: readAccounts,
};

/** The most characters that a request may carry; the gateway refuses bodies above one MiB. */
const maxSent = 1_000_000;

/** Reads a file by the rules of the server, and packs it. */
export async function checkFile(kind: FileKind, bytes: Uint8Array<ArrayBuffer>): Promise<FileCheck> {
  try {
    readers[kind](bytes);
  } catch (error) {
    if (error instanceof RuleError) return { fault: error.message };
    throw error;
  }
  const content = await packFile(bytes);
  return content.length > maxSent
    ? { fault: 'The file is too large to be sent, even compressed. Split it into several files.' }
    : { content };
}
