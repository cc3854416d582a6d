import { useState } from 'react';
import {
  diagramMissingText,
  lacksDiagram,
  maxSubmissionDocuments,
  type SubmissionDocumentKind,
} from '../../../../../domain/submissions/documents';
import { useCall } from '../../../graphql/useCall';
import { usePortal } from '../../../session/PortalContext';
import { AttachButton } from '../../../shared/payments/documents/AttachButton';
import { Documents } from '../../../shared/payments/documents/Documents';
import { Badge } from '../../../ui/marks';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Select } from '../../../ui/Select';
import { Stack } from '../../../ui/layout';
import { formOf, type Submission } from '../submissionsQuery';
import { AccountForms } from './AccountForms';
import { DeleteSubmissionDocumentDocument, downloadSubmissionDocument } from './documentWrites';
import { useAttach } from './useAttach';

const diagram: SubmissionDocumentKind = 'ownership_structure_diagram';

const kindOptions: readonly { readonly value: SubmissionDocumentKind; readonly label: string }[] = [
  { value: diagram, label: 'Diagram of the ownership' },
  { value: 'other', label: 'Another document' },
];

/** The documents of a request, which are added and removed while it can be changed. */
export function SubmissionDocuments({ submission }: { submission: Submission }) {
  const { documents, status_code: status } = submission;
  const isEditable = status === 'draft' || status === 'rejected';
  return (
    <Documents
      documents={documents}
      load={downloadSubmissionDocument}
      actionOf={({ id, kind, filename }) => (
        <>
          {kind === diagram && <Badge label="Ownership" />}
          {isEditable && <Remove submissionId={submission.id} id={id} filename={filename} />}
        </>
      )}
    >
      {isEditable && <Attach submission={submission} />}
    </Documents>
  );
}

function Attach({ submission }: { submission: Submission }) {
  const { ownershipStructureDiagram: asksDiagram } = usePortal().flags;
  const { id, documents } = submission;
  const kinds = documents.map(({ kind }) => kind);
  const isLacking = lacksDiagram(formOf(submission), kinds, asksDiagram);
  const [chosen, setChosen] = useState<SubmissionDocumentKind>();
  const kind = chosen ?? (isLacking ? diagram : 'other');
  const { attach, isAttaching, faults } = useAttach(id, kind);
  return (
    <Stack gap="small">
      <AccountForms />
      {isLacking && <Notice tone="waiting">{diagramMissingText}</Notice>}
      {faults.map((fault) => (
        <Notice key={fault} tone="failure">
          {fault}
        </Notice>
      ))}
      {asksDiagram && (
        <Select
          label="Kind of document"
          value={kind}
          options={kindOptions}
          onChange={(value) => setChosen(kindOptions.find((option) => option.value === value)?.value)}
        />
      )}
      <div>
        <AttachButton
          size="small"
          isLoading={isAttaching}
          isDisabled={documents.length >= maxSubmissionDocuments}
          onFiles={(files) => void attach(files)}
        />
      </div>
    </Stack>
  );
}

function Remove({ submissionId, id, filename }: { submissionId: string; id: string; filename: string }) {
  const { call, isCalling, error } = useCall(DeleteSubmissionDocumentDocument);
  return (
    <>
      <Button
        size="small"
        tone="subtle"
        isLoading={isCalling}
        onClick={() => void call({ submissionId, submissionDocumentId: id })}
      >
        Remove<span className="visually-hidden"> {filename}</span>
      </Button>
      {error && <Notice tone="failure">{`${filename} was not removed. ${error.text}`}</Notice>}
    </>
  );
}
