import type { FileKind } from '../../../../domain/uploads/fileReaders';
import type { ResultColumn } from './resultCsv';
import type { UploadDocuments } from './uploadDocuments';

/** What differs between the screens of uploads. */
export interface UploadTexts {
  readonly kind: FileKind;
  readonly title: string;
  readonly back: { readonly to: string; readonly label: string };
  /** The file endings, such as ".csv". */
  readonly accept: string;
  /** The formats in words. */
  readonly formats: string;
  readonly templates: readonly { readonly label: string; readonly href: string }[];
  readonly columns: readonly ResultColumn[];
  /** What the server finds for a row, shown after the columns of the file. */
  readonly foundColumns?: readonly ResultColumn[];
  readonly documents: UploadDocuments;
  /** The organisation of the rows, where the file does not belong to the selected account. */
  readonly orgId?: string;
  /** What the rows become, such as "payment" and "payments". */
  readonly nouns: readonly [one: string, many: string];
  /** What happens after the rows were created, as a sentence. */
  readonly afterwards: string;
}
