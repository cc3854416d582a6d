import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lacksDiagram } from '../../../../domain/submissions/documents';
import { missingFields } from '../../../../domain/submissions/form';
import { useCall } from '../../graphql/useCall';
import { paths } from '../../session/paths';
import { usePortal } from '../../session/PortalContext';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Notice } from '../../ui/Notice';
import { TextField } from '../../ui/TextField';
import { draftOf, valuesOf } from './formValues';
import { formOf, type Submission } from './submissionsQuery';
import { SendNewAccountSubmissionDocument } from './submissionWrites';

/** Sends a request: for a pre-application review, or for decision where the user opens accounts for its organisation. */
export function SendActions({ submission }: { submission: Submission }) {
  const { user, flags } = usePortal();
  const [open, setOpen] = useState<'review' | 'submit'>();
  const { status_code: status, organisation_id } = submission;
  const mayReview = status === 'draft';
  const opensAccounts = user.organisationLinks.some(
    (link) => link.org_id === organisation_id && (link.can_user_admin_org || link.canManageNewAccount),
  );
  const draft = formOf(submission);
  const kinds = submission.documents.map(({ kind }) => kind);
  const isComplete =
    missingFields(draft, flags.designatedAccountType).length === 0 &&
    !lacksDiagram(draft, kinds, flags.ownershipStructureDiagram);
  const maySubmit = opensAccounts && isComplete && (mayReview || status === 'review_requested');
  return (
    <>
      {mayReview && <Button onClick={() => setOpen('review')}>Ask for a review</Button>}
      {maySubmit && (
        <Button tone="primary" onClick={() => setOpen('submit')}>
          Submit request
        </Button>
      )}
      {open && <SendDialog submission={submission} isReview={open === 'review'} onClose={() => setOpen(undefined)} />}
    </>
  );
}

interface DialogProps {
  submission: Submission;
  isReview: boolean;
  onClose: () => void;
}

function SendDialog({ submission, isReview, onClose }: DialogProps) {
  const [notes, setNotes] = useState('');
  const navigate = useNavigate();
  const { call, isCalling, error } = useCall(SendNewAccountSubmissionDocument);
  const send = async () => {
    const answer = await call({
      // By way of the controls, so that what the server would not take is left out.
      formData: draftOf(valuesOf(formOf(submission))),
      submissionId: submission.id,
      requestPreApplicationReview: isReview,
      requestNotes: isReview ? notes : null,
    });
    if ('error' in answer) return;
    onClose();
    void navigate(paths.submission(submission.id));
  };
  const label = isReview ? 'Ask for a review' : 'Submit request';
  return (
    <ConfirmDialog
      isOpen
      title={label}
      confirmLabel={label}
      isLoading={isCalling}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      {error && <Notice tone="failure">{error.text}</Notice>}
      <p>
        {isReview
          ? 'We read the request before you submit it, and answer with notes. It cannot be changed until then.'
          : 'We decide on the request. It cannot be changed any more.'}
      </p>
      {isReview && (
        <TextField
          label="Notes"
          description="What you want to know before you submit."
          value={notes}
          onChange={(event) => setNotes(event.currentTarget.value)}
          maxLength={2000}
        />
      )}
    </ConfirmDialog>
  );
}
