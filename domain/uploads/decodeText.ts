import { uploadLimits, refusedFile } from './limits';

interface Signature {
  readonly bytes: readonly number[];
  readonly what: string;
}

/** How files begin that are often uploaded instead of a text. */
const foreignSignatures: readonly Signature[] = [
  { bytes: [0x50, 0x4b], what: 'a spreadsheet or a zip archive' },
  { bytes: [0x1f, 0x8b], what: 'a compressed file' },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], what: 'an Excel workbook' },
  { bytes: [0x25, 0x50, 0x44, 0x46], what: 'a PDF' },
];

const byteOrderMarks: readonly { readonly bytes: readonly number[]; readonly encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

/**
 * The text of a file in UTF-8, or in UTF-16 with a byte-order mark. Nothing is guessed: a file in another encoding is refused.
 * @throws RuleError file_refused, for an empty file, one that is too large, and one in another encoding
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length > uploadLimits.bytes) {
    throw refusedFile('The file is larger than 5 MB. Split it into several files.');
  }
  const foreign = foreignSignatures.find((signature) => beginsWith(bytes, signature.bytes));
  if (foreign) throw refusedFile(`This is ${foreign.what}. Save it as CSV (UTF-8) and upload that file.`);
  const text = decode(bytes);
  if (text.trim() === '') throw refusedFile('The file is empty.');
  if (text.includes('\0')) throw refusedFile('The file has null characters. Save it as CSV (UTF-8) or XML.');
  return text;
}

function decode(bytes: Uint8Array): string {
  const encoding = byteOrderMarks.find((mark) => beginsWith(bytes, mark.bytes))?.encoding ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw refusedFile('The file is not in UTF-8. Save it as "CSV UTF-8" and upload that file.');
  }
}

const beginsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);
