import { createHash } from 'node:crypto';
import { RuleError } from '../../domain/errors';
import { fileReaders, type FileKind, type ReadFile } from '../../domain/uploads/fileReaders';
import { unpackFile } from './unpackFile';

/** A file as the browser sent it, with what it should hold. */
export interface PackedFile<Kind extends FileKind = FileKind> {
  readonly kind: Kind;
  /** Its bytes, compressed with gzip, in base64. */
  readonly content: string;
}

/** What a file holds. */
export interface Contents<Kind extends FileKind> {
  /** What recognises a file that is uploaded again (SHA-256 in hex). */
  readonly digest: string;
  readonly file: ReadFile<Kind>;
}

/** What came of reading, as it passes between threads: an error would arrive without its class. */
export type Reading<Kind extends FileKind> = Contents<Kind> | { readonly refusal: string };

/** Unpacks and reads a file. */
export function readPackedFile<Kind extends FileKind>({ kind, content }: PackedFile<Kind>): Reading<Kind> {
  try {
    const bytes = unpackFile(content);
    const file = fileReaders[kind](bytes) as ReadFile<Kind>;
    return { digest: createHash('sha256').update(bytes).digest('hex'), file };
  } catch (error) {
    if (error instanceof RuleError && error.code === 'file_refused') return { refusal: error.message };
    throw error;
  }
}
