import { useRead } from '../../../graphql/useRead';
import { conversionTitle } from '../../../shared/conversions/conversionTexts';
import { ReadFrame } from '../../../shared/ReadFrame';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Notice } from '../../../ui/Notice';
import { CancellationQuoteDocument, CancelConversionDocument } from './changeDocuments';
import { type ChangeDialogProps, priceText, useChange } from './useChange';
import { ConcernedPayments } from './ConcernedPayments';

const texts = { done: 'The conversion was cancelled.', underWay: 'The conversion is being cancelled.' };

/** Says what cancelling costs and what becomes of payments, and cancels the conversion. */
export function CancelDialog({ conversion, onClose }: ChangeDialogProps) {
  const conversionId = conversion.id;
  const read = useRead({
    query: CancellationQuoteDocument,
    variables: { conversionId },
    requestPolicy: 'network-only',
  });
  const { send, isCalling, failure } = useChange(CancelConversionDocument, texts, onClose);
  const quote = read.data?.quote;
  return (
    <ConfirmDialog
      isOpen
      title="Cancel conversion"
      confirmLabel="Cancel conversion"
      dismissLabel="Keep it"
      tone="danger"
      isDisabled={!quote}
      isLoading={isCalling}
      onConfirm={() => quote && void send({ conversionId, acceptedAmount: quote.amount })}
      onClose={onClose}
    >
      {failure && <Notice tone="failure">{failure}</Notice>}
      <ReadFrame read={read} rows={2}>
        {({ quote: shown }) => (
          <>
            <p>{conversionTitle(conversion)} will not take place. This cannot be undone.</p>
            <p>
              <strong>{priceText('Cancelling', shown)}</strong>
            </p>
            <ConcernedPayments payments={shown.payments} />
          </>
        )}
      </ReadFrame>
    </ConfirmDialog>
  );
}
