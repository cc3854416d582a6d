import { gql, type TypedDocumentNode } from 'urql';
import { useState } from 'react';
import type { CancelTransferMutation, CancelTransferMutationVariables } from '../../../graphql/generated/operations';
import { useCall } from '../../../graphql/useCall';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { moneyText } from '../../../ui/money/amountTexts';
import { Notice } from '../../../ui/Notice';
import { showToast } from '../../../ui/toast';
import { accountName } from '../transferAccounts';
import type { TransferDetails } from './transferQuery';

/** Cancels a transfer that waits at the provider. */
const CancelTransferDocument: TypedDocumentNode<CancelTransferMutation, CancelTransferMutationVariables> = gql`
  mutation cancelTransfer($transferId: uuid!) {
    result: cancelTransfer(transferId: $transferId) {
      id
      status
    }
  }
`;

const outcomes: Readonly<Record<string, readonly ['success' | 'danger', string]>> = {
  cancelled: ['success', 'Transfer cancelled.'],
  completed: ['danger', 'The transfer was completed before it could be cancelled.'],
  pending: ['success', 'The provider was asked to cancel the transfer.'],
};

/** Cancels a transfer that waits, after a confirmation. */
export function CancelAction({ transfer }: { transfer: TransferDetails }) {
  const [isAsking, setIsAsking] = useState(false);
  const { call, isCalling, error } = useCall(CancelTransferDocument);
  const confirm = async () => {
    const answer = await call({ transferId: transfer.id });
    setIsAsking(false);
    const outcome = 'data' in answer && outcomes[answer.data.result.status];
    if (outcome) showToast(...outcome);
  };
  const amount = moneyText(transfer.amount, transfer.currency);
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Cancel transfer</Button>
      {error && <Notice tone="failure">{error.text}</Notice>}
      <ConfirmDialog
        isOpen={isAsking}
        title="Cancel transfer"
        confirmLabel="Cancel transfer"
        tone="danger"
        isLoading={isCalling}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      >
        <p>
          {amount} stay on {accountName(transfer.sourceAccount)}, and no transfer fee is charged.
        </p>
      </ConfirmDialog>
    </>
  );
}
