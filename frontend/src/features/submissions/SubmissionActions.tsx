import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../graphql/useCall';
import { paths } from '../../session/paths';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { LinkButton } from '../../ui/LinkButton';
import { Notice } from '../../ui/Notice';
import { Row } from '../../ui/layout';
import { HouseActions } from './HouseActions';
import { SendActions } from './SendActions';
import type { Submission } from './submissionsQuery';
import { DeleteAccountSubmissionDocument } from './submissionWrites';

/** What the user may do with a request in its status; the server decides again. */
export function SubmissionActions({ submission }: { submission: Submission }) {
  const { id, status_code: status } = submission;
  const isEditable = status === 'draft' || status === 'rejected';
  return (
    <Row>
      {isEditable && <LinkButton to={paths.editSubmission(id)}>Change</LinkButton>}
      <SendActions submission={submission} />
      <HouseActions submission={submission} />
      {status === 'draft' && <DeleteAction submission={submission} />}
    </Row>
  );
}

function DeleteAction({ submission: { id, account_name } }: { submission: Submission }) {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  const { call, isCalling, error } = useCall(DeleteAccountSubmissionDocument);
  const remove = async () => {
    if ('data' in (await call({ submissionId: id }))) void navigate(paths.submissions);
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Delete draft</Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Delete draft"
        confirmLabel="Delete draft"
        tone="danger"
        isLoading={isCalling}
        onConfirm={() => void remove()}
        onClose={() => setIsOpen(false)}
      >
        {error && <Notice tone="failure">{error.text}</Notice>}
        <p>The request “{account_name}” is deleted with all its answers.</p>
      </ConfirmDialog>
    </>
  );
}
