import {
  documentSchema,
  documentTypeOf,
  maxDocuments,
  type UploadedDocument,
} from '../../../../../domain/payments/documents';
import { faultOf } from '../../../../../domain/yup';

/** A file that is attached to a new payment. */
export interface FormDocument extends Omit<UploadedDocument, 'documentId'> {
  /** '' until the file is uploaded. */
  readonly documentId: string;
}

interface Sorted {
  readonly taken: readonly { readonly file: File; readonly document: FormDocument }[];
  readonly refused: readonly string[];
}

/** The files that can be attached to those that are, and why the others cannot. */
export function sortFiles(files: readonly File[], attached: readonly { readonly filename: string }[]): Sorted {
  const taken: { file: File; document: FormDocument }[] = [];
  const refused: string[] = [];
  for (const file of files) {
    const document = { filename: file.name, filetype: documentTypeOf(file.name), filesize: file.size, documentId: '' };
    const fault = refusalOf(document, [...attached, ...taken.map((one) => one.document)]);
    if (fault) refused.push(`${file.name} was not attached. ${fault}`);
    else taken.push({ file, document });
  }
  return { taken, refused };
}

function refusalOf(
  { filename, filetype, filesize }: FormDocument,
  others: readonly { readonly filename: string }[],
): string | undefined {
  if (others.length >= maxDocuments) return `A payment may have at most ${maxDocuments} documents.`;
  if (others.some((other) => other.filename === filename)) return 'A document of this name is attached already.';
  if (!filetype) return 'Attach a PDF, PNG or JPEG file.';
  return faultOf(documentSchema, { filename, filetype, filesize });
}
