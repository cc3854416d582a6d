import { useState } from 'react';
import { messages } from '../../../../domain/messages';
import { useCall } from '../../graphql/useCall';
import { usePortal } from '../../session/PortalContext';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Notice } from '../../ui/Notice';
import { TextField } from '../../ui/TextField';
import { ApproveAccountSubmissionDocument, ReturnAccountSubmissionDocument } from './houseWrites';
import type { Submission } from './submissionsQuery';

type Act = 'answer' | 'approve' | 'reject';

const words: Readonly<Record<Act, { readonly label: string; readonly text: string; readonly field?: string }>> = {
  answer: {
    label: 'Answer review',
    text: 'The request goes back to the applicant with your notes, and can be changed again.',
    field: 'Notes',
  },
  approve: {
    label: 'Approve request',
    text: 'The request is approved. The account itself is created in the administration of accounts.',
  },
  reject: {
    label: 'Reject request',
    text: 'The applicant reads the reason, and can change the request.',
    field: 'Reason',
  },
};

const actsOf: Readonly<Record<string, readonly Act[]>> = {
  review_requested: ['answer'],
  submitted: ['approve', 'reject'],
};

/** What the house does with a request: answers its review, approves or rejects it. The server decides again. */
export function HouseActions({ submission }: { submission: Submission }) {
  const { isAdmin } = usePortal();
  const [open, setOpen] = useState<Act>();
  if (!isAdmin) return null;
  return (
    <>
      {(actsOf[submission.status_code] ?? []).map((act) => (
        <Button key={act} tone={act === 'reject' ? 'plain' : 'primary'} onClick={() => setOpen(act)}>
          {words[act].label}
        </Button>
      ))}
      {open && <HouseDialog id={submission.id} act={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function HouseDialog({ id: submissionId, act, onClose }: { id: string; act: Act; onClose: () => void }) {
  const [message, setMessage] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const approval = useCall(ApproveAccountSubmissionDocument);
  const returning = useCall(ReturnAccountSubmissionDocument);
  const { label, text, field } = words[act];
  const error = approval.error ?? returning.error;
  const confirm = async () => {
    setIsMissing(field !== undefined && !message.trim());
    if (field && !message.trim()) return;
    const answer = await (field
      ? returning.call({ submissionId, message: message.trim() })
      : approval.call({ submissionId }));
    if ('data' in answer) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={label}
      confirmLabel={label}
      tone={act === 'reject' ? 'danger' : undefined}
      isLoading={approval.isCalling || returning.isCalling}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {error && <Notice tone="failure">{error.text}</Notice>}
      <p>{text}</p>
      {field && (
        <TextField
          label={field}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
          maxLength={2000}
          error={isMissing ? messages.fields.required : undefined}
          isRequired
        />
      )}
    </ConfirmDialog>
  );
}
