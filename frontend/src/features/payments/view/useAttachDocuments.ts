import { useState } from 'react';
import { useClient } from 'urql';
import { useCall } from '../../../graphql/useCall';
import { uploadDocument } from '../../../shared/payments/documents/documentCalls';
import { sortFiles } from '../../../shared/payments/documents/sortFiles';
import type { PaymentDetails } from './paymentQuery';
import { CreatePaymentAssetsDocument } from './paymentWrites';

/** Uploads files and adds them to a payment. `faults` are the sentences on files that were not added. */
export function useAttachDocuments({ id: paymentId, assets: present }: PaymentDetails) {
  const client = useClient();
  const { call } = useCall(CreatePaymentAssetsDocument);
  const [isAttaching, setIsAttaching] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const report = (name: string, text: string) =>
    setFaults((before) => [...before, `${name} was not attached. ${text}`]);

  /** Adds each file that arrives at the store; the others are reported. */
  const attach = async (files: readonly File[]) => {
    const { taken, refused } = sortFiles(files, present);
    setFaults(refused);
    setIsAttaching(true);
    for (const { file, document } of taken) {
      const { filename, filetype, filesize } = document;
      const uploaded = await uploadDocument(client, file, { filename, filetype, filesize });
      if ('error' in uploaded) report(filename, uploaded.error);
      else {
        const answer = await call({ paymentId, assets: [{ filename, filetype, filesize, ...uploaded }] });
        if ('error' in answer) report(filename, answer.error.text);
      }
    }
    setIsAttaching(false);
  };
  return { attach, isAttaching, faults };
}
