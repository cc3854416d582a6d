import { number, object, string, type InferType, oneLine } from '../yup';
import { messages } from '../messages';

/** The most documents of a payment. */
export const maxDocuments = 10;

/** The largest document, in bytes. */
export const maxDocumentBytes = 10 * 1024 * 1024;

/** How the files of a type are called, and the bytes with which each of them begins. */
interface DocumentType {
  readonly endings: readonly string[];
  readonly start: readonly number[];
}

const types: Readonly<Record<string, DocumentType>> = {
  'application/pdf': { endings: ['.pdf'], start: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  'image/png': { endings: ['.png'], start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  'image/jpeg': { endings: ['.jpg', '.jpeg'], start: [0xff, 0xd8, 0xff] },
};

/** The endings of all files that may be attached. */
export const documentEndings: readonly string[] = Object.values(types).flatMap(({ endings }) => endings);

/** How many bytes of a file tell its type. */
export const longestStart = Math.max(...Object.values(types).map(({ start }) => start.length));

/** The type of a file by the ending of its name, or '' if files of its kind cannot be attached. */
export const documentTypeOf = (filename: string): string =>
  Object.keys(types).find((filetype) => isCalledAs(filename, filetype)) ?? '';

const typeText = 'Attach a PDF, PNG or JPEG file.';

/** A document as its name, type and size describe it. Name and type must agree. */
const described = {
  filename: oneLine(200).required(messages.fields.required),
  filetype: string()
    .required(messages.fields.required)
    .test('type', typeText, (filetype, context) => {
      const { filename } = context.parent as { filename?: string };
      return isCalledAs(filename ?? '', filetype);
    }),
  filesize: number()
    .integer()
    .min(1, 'This file is empty.')
    .max(maxDocumentBytes, 'A document may have at most 10 MB.')
    .required(messages.fields.required),
};

/** The schema of a document that is going to be uploaded. */
export const documentSchema = object(described).noUnknown();

/** The schema of a document that was uploaded, by the id that its upload was given. */
export const uploadedDocumentSchema = object({
  ...described,
  documentId: string().uuid('This document does not exist.').required(messages.fields.required),
}).noUnknown();

/** What passes uploadedDocumentSchema. `filesize` is in bytes. */
export type UploadedDocument = InferType<typeof uploadedDocumentSchema>;

function isCalledAs(filename: string, filetype: string): boolean {
  const type = Object.hasOwn(types, filetype) ? types[filetype] : undefined;
  return Boolean(type?.endings.some((ending) => filename.toLowerCase().endsWith(ending)));
}

/** Whether a file's first bytes are those of its type. @param start at least the first `longestStart` bytes, or all there are */
export function isOfType(filetype: string, start: Uint8Array): boolean {
  const expected = Object.hasOwn(types, filetype) ? types[filetype]?.start : undefined;
  return Boolean(expected?.every((byte, index) => start[index] === byte));
}
