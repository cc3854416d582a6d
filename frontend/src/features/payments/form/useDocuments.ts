import { useState } from 'react';
import { useClient } from 'urql';
import { uploadDocument } from '../../../shared/payments/documents/documentCalls';
import { sortFiles, type FormDocument } from '../../../shared/payments/documents/sortFiles';
import { useFormStore } from '../../../ui/form/formState';
import { useFormField } from '../../../ui/form/useFormField';
import type { PaymentValues } from '../../../shared/payments/paymentValues';

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
