import { useState } from 'react';
import { useClient } from 'urql';
import { documentSchema, documentTypeOf, maxDocuments } from '../../../../../domain/payments/documents';
import { faultOf } from '../../../ui/form/faultOf';
import { uploadDocument } from '../../../shared/payments/documents/documentCalls';
import { useFormStore } from '../../../ui/form/formState';
import { useFormField } from '../../../ui/form/useFormField';
import type { FormDocument, PaymentValues } from './paymentValues';

/** The documents of the form: those that are attached, and what came of the last files that were chosen. */
export function useDocuments() {
  const client = useClient();
  const form = useFormStore<PaymentValues>();
  const { value: documents, error } = useFormField<readonly FormDocument[]>('documents', 'Documents');
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [uploading, setUploading] = useState<string>();

  const change = (next: (current: readonly FormDocument[]) => readonly FormDocument[]) =>
    void form.read().setValues((values) => ({ ...values, documents: next(values.documents) }));
  const remove = (filename: string) => change((current) => current.filter((one) => one.filename !== filename));

  const upload = async (file: File, document: FormDocument) => {
    setUploading(file.name);
    const { filename, filetype, filesize } = document;
    const result = await uploadDocument(client, file, { filename, filetype, filesize });
    setUploading(undefined);
    if ('documentId' in result) {
      change((current) => current.map((one) => (one.filename === filename ? { ...one, ...result } : one)));
      return;
    }
    remove(filename);
    setFaults((before) => [...before, `${filename} was not attached. ${result.error}`]);
  };

  /** Checks the files, then uploads them one after the other. */
  const attach = async (files: readonly File[]) => {
    const { taken, refused } = sortFiles(files, documents);
    setFaults(refused);
    change((current) => [...current, ...taken.map(({ document }) => document)]);
    for (const { file, document } of taken) await upload(file, document);
  };
  return { documents, faults, error, uploading, attach, remove };
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
