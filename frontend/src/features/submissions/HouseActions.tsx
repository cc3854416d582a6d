import { useState } from 'react';
import { messages } from '../../../../domain/messages';
import { useCall } from '../../graphql/useCall';
import { usePortal } from '../../session/PortalContext';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Notice } from '../../ui/Notice';
import { TextField } from '../../ui/TextField';
import { ApproveDialog } from './ApproveDialog';
import { ReturnAccountSubmissionDocument } from './houseWrites';
import type { Submission } from './submissionsQuery';

type Return = 'answer' | 'reject';
type Act = Return | 'approve';

const words: Readonly<Record<Return, { readonly label: string; readonly text: string; readonly field: string }>> = {
  answer: {
    label: 'Answer review',
    text: 'The request goes back to the applicant with your notes, and can be changed again.',
    field: 'Notes',
  },
  reject: {
    label: 'Reject request',
    text: 'The applicant reads the reason, and can change the request.',
    field: 'Reason',
  },
};

const labelOf = (act: Act): string => (act === 'approve' ? 'Approve request' : words[act].label);

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
          {labelOf(act)}
        </Button>
      ))}
      {open === 'approve' && <ApproveDialog submission={submission} onClose={() => setOpen(undefined)} />}
      {open && open !== 'approve' && <ReturnDialog id={submission.id} act={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function ReturnDialog({ id: submissionId, act, onClose }: { id: string; act: Return; onClose: () => void }) {
  const [message, setMessage] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { call, isCalling, error } = useCall(ReturnAccountSubmissionDocument);
  const { label, text, field } = words[act];
  const confirm = async () => {
    setIsMissing(!message.trim());
    if (!message.trim()) return;
    if ('data' in (await call({ submissionId, message: message.trim() }))) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={label}
      confirmLabel={label}
      tone={act === 'reject' ? 'danger' : undefined}
      isLoading={isCalling}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {error && <Notice tone="failure">{error.text}</Notice>}
      <p>{text}</p>
      <TextField
        label={field}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
        maxLength={2000}
        error={isMissing ? messages.fields.required : undefined}
        isRequired
      />
    </ConfirmDialog>
  );
}
