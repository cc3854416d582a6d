import { useState } from 'react';
import { useClient } from 'urql';
import { documentSchema, documentTypeOf } from '../../../../../domain/payments/documents';
import type { SubmissionDocumentKind } from '../../../../../domain/submissions/documents';
import { useCall } from '../../../graphql/useCall';
import { faultOf } from '../../../../../domain/yup';
import { CreateSubmissionDocumentDocument, uploadSubmissionDocument } from './documentWrites';

/** Uploads files and adds them to a request. `faults` are the sentences on files that were not added. */
export function useAttach(submissionId: string, kind: SubmissionDocumentKind) {
  const client = useClient();
  const { call } = useCall(CreateSubmissionDocumentDocument);
  const [isAttaching, setIsAttaching] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);

  /** Gives the reason for which the file was not added. */
  const add = async (file: File): Promise<string | undefined> => {
    const described = { filename: file.name, filetype: documentTypeOf(file.name), filesize: file.size };
    if (!described.filetype) return 'Attach a PDF, PNG or JPEG file.';
    const fault = faultOf(documentSchema, described);
    if (fault) return fault;
    const uploaded = await uploadSubmissionDocument(client, file, { submissionId, ...described });
    if ('error' in uploaded) return uploaded.error;
    const answer = await call({ submissionId, kind, ...described, ...uploaded });
    return 'error' in answer ? answer.error.text : undefined;
  };

  const attach = async (files: readonly File[]) => {
    setIsAttaching(true);
    const found: string[] = [];
    for (const file of files) {
      const fault = await add(file);
      if (fault) found.push(`${file.name} was not attached. ${fault}`);
    }
    setFaults(found);
    setIsAttaching(false);
  };
  return { attach, isAttaching, faults };
}
