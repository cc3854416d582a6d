import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../../graphql/useCall';
import { paths } from '../../../session/paths';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Notice } from '../../../ui/Notice';
import { showToast } from '../../../ui/toast';
import { DeleteBeneficiaryDocument } from './beneficiaryWrites';

/** Deletes the beneficiary after a confirmation and returns to the list. An error is shown on the page. */
export function DeleteAction({ beneficiaryId, name }: { beneficiaryId: string; name: string }) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const { call, isCalling, error } = useCall(DeleteBeneficiaryDocument);
  const confirm = async () => {
    const answer = await call({ beneficiaryId });
    setIsAsking(false);
    if ('error' in answer) return;
    showToast('success', `Beneficiary ${name} deleted.`, paths.beneficiaries);
    void navigate(paths.beneficiaries);
  };
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Delete beneficiary</Button>
      {error && <Notice tone="failure">{error.text}</Notice>}
      <ConfirmDialog
        isOpen={isAsking}
        title="Delete beneficiary"
        confirmLabel="Delete beneficiary"
        tone="danger"
        isLoading={isCalling}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      >
        <p>{name} can no longer be paid. Payments that were not sent yet are refused.</p>
      </ConfirmDialog>
    </>
  );
}
