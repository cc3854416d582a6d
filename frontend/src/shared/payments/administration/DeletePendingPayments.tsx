import { useState } from 'react';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { usePortal } from '../../../session/PortalContext';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { formatCount } from '../../../ui/formats';
import { Notice } from '../../../ui/Notice';
import { showToast } from '../../../ui/toast';
import { DeletePendingPaymentsDocument } from './administrationCalls';

interface Props {
  account: { readonly id: string; readonly name: string };
  onDeleted?: () => void;
}

/** Lets a super admin delete every payment of an account that was not sent, a hundred at a time. */
export function DeletePendingPayments({ account, onDeleted }: Props) {
  const { isAdmin } = usePortal();
  const [isOpen, setIsOpen] = useState(false);
  const [deleted, setDeleted] = useState(0);
  const { call, isCalling, error } = useCall(DeletePendingPaymentsDocument);
  if (!isAdmin) return null;
  const confirm = async () => {
    let hasMore = true;
    let count = 0;
    while (hasMore) {
      const answer = await call({ accountId: account.id }, adminCall);
      if ('error' in answer) return;
      count += answer.data.deletePendingPayments.deleted;
      hasMore = answer.data.deletePendingPayments.hasMore;
      setDeleted(count);
    }
    setIsOpen(false);
    showToast('success', count === 1 ? '1 payment was deleted.' : `${formatCount(count)} payments were deleted.`);
    onDeleted?.();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Delete pending payments</Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Delete pending payments"
        confirmLabel="Delete pending payments"
        tone="danger"
        isLoading={isCalling}
        onConfirm={() => void confirm()}
        onClose={() => setIsOpen(false)}
      >
        {error && <Notice tone="failure">{error.text}</Notice>}
        {isCalling && deleted > 0 && <p role="status">{formatCount(deleted)} deleted so far.</p>}
        <p>Every payment of {account.name} that was not sent is deleted, with its documents and its fee.</p>
      </ConfirmDialog>
    </>
  );
}
