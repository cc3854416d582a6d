import { useState } from 'react';
import { useCall } from '../../../graphql/useCall';
import type { PaymentDocument } from '../../../shared/payments/documents/Documents';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Notice } from '../../../ui/Notice';
import { DeletePaymentAssetDocument } from './paymentWrites';

interface Props {
  paymentId: string;
  document: PaymentDocument;
}

/** Removes a document from a payment after a confirmation. */
export function RemoveDocument({ paymentId, document: { id, filename } }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const { call, isCalling, error } = useCall(DeletePaymentAssetDocument);
  const confirm = async () => {
    await call({ paymentId, assetId: id });
    setIsAsking(false);
  };
  return (
    <>
      <Button size="small" tone="subtle" onClick={() => setIsAsking(true)}>
        Remove<span className="visually-hidden"> {filename}</span>
      </Button>
      {error && <Notice tone="failure">{`${filename} was not removed. ${error.text}`}</Notice>}
      <ConfirmDialog
        isOpen={isAsking}
        title="Remove document"
        confirmLabel="Remove document"
        tone="danger"
        isLoading={isCalling}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      >
        <p>{filename} is deleted. Approvers no longer see it.</p>
      </ConfirmDialog>
    </>
  );
}
