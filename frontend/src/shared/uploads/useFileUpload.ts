import { useState } from 'react';
import { useCall } from '../../graphql/useCall';
import { checkInWorker } from './checkInWorker';
import type { UploadTexts } from './uploadTexts';

/** Reads a chosen file and sends it to be checked. */
export function useFileUpload({ kind, documents, orgId }: UploadTexts, onStored: (uploadId: string) => void) {
  const { call, error } = useCall(documents.validate);
  const [isReading, setIsReading] = useState(false);
  const [fault, setFault] = useState<string>();
  const take = async (file: File) => {
    setIsReading(true);
    const check = await checkInWorker(kind, file);
    setFault('fault' in check ? check.fault : undefined);
    const result =
      'content' in check
        ? await call({ filename: file.name, content: check.content, ...(orgId && { orgId }) })
        : undefined;
    setIsReading(false);
    if (result && 'data' in result) onStored(result.data.upload.id);
  };
  return { error: fault ?? error?.text, isReading, onFile: (file: File) => void take(file) };
}
