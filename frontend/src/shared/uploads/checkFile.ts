import { RuleError } from '../../../../domain/errors';
import { fileReaders, type FileKind } from '../../../../domain/uploads/fileReaders';
import { packFile } from './packFile';

/** What is read of a file before it is sent: the file as it is sent, or why the server would refuse it. */
export type FileCheck = { readonly content: string } | { readonly fault: string };

/** The most characters that a request may carry; the gateway refuses bodies above one MiB. */
const maxSent = 1_000_000;

/** Reads a file by the rules of the server, and packs it. */
export async function checkFile(kind: FileKind, bytes: Uint8Array<ArrayBuffer>): Promise<FileCheck> {
  try {
    fileReaders[kind](bytes);
  } catch (error) {
    if (error instanceof RuleError) return { fault: error.message };
    throw error;
  }
  const content = await packFile(bytes);
  return content.length > maxSent
    ? { fault: 'The file is too large to be sent, even compressed. Split it into several files.' }
    : { content };
}
