import type { DecisionQueue } from '../patterns/useDecisionQueue';
import { AuthoriseDialog } from './AuthoriseDialog';
import type { BatchDocument } from './batchAuthorise';
import { PaymentDecisionSheet } from './decision/PaymentDecisionSheet';
import type { PaymentToConfirm } from './useChangedContent';

interface Props {
  toConfirm: readonly PaymentToConfirm[];
  isLoading: boolean;
  onConfirm: () => void;
  onClose: () => void;
  queue: DecisionQueue;
  batch: BatchDocument;
}

/** The dialogs of a list of payments to authorise: the question before several are authorised, and the sheet for one after another. */
export function AuthorisationDialogs({ queue, batch, ...question }: Props) {
  return (
    <>
      <AuthoriseDialog {...question} />
      <PaymentDecisionSheet queue={queue} batch={batch} />
    </>
  );
}
