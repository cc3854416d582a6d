import { useCallback, useState } from 'react';
import { reasonAgainstConversionDate } from '../../../../../domain/conversions/conversionDate';
import { isIsoDate } from '../../../../../domain/isoDate';
import { useRead } from '../../../graphql/useRead';
import { ReadFrame } from '../../../shared/ReadFrame';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { DateField } from '../../../ui/DateField';
import { formatWeekday } from '../../../ui/formatDate';
import { Notice } from '../../../ui/Notice';
import { usePairDates } from '../form/datesQuery';
import { type ChangeDialogProps, priceText, useChange } from './useChange';
import { ChangeConversionDateDocument, DateChangeQuoteDocument } from './changeDocuments';
import { ConcernedPayments } from './ConcernedPayments';

const texts = { done: 'The date was changed.', underWay: 'The date is being changed.' };

/** Asks for another day, says what it costs and what becomes of payments, and moves the conversion. */
export function DateDialog({ conversion, onClose }: ChangeDialogProps) {
  const { id: conversionId, sell_currency, buy_currency, conversion_date } = conversion;
  const [newDate, setNewDate] = useState('');
  const dates = usePairDates(sell_currency, buy_currency);
  const reasonAgainst = useCallback(
    (day: string) => {
      if (day === conversion_date) return 'The conversion already settles on this day.';
      return dates && reasonAgainstConversionDate(day, dates);
    },
    [dates, conversion_date],
  );
  const isChosen = dates !== undefined && isIsoDate(newDate) && !reasonAgainst(newDate);
  const read = useRead({
    query: DateChangeQuoteDocument,
    variables: { conversionId, newDate },
    requestPolicy: 'network-only',
    pause: !isChosen,
  });
  const { send, isCalling, failure } = useChange(ChangeConversionDateDocument, texts, onClose);
  const quote = isChosen && !read.isRefreshing ? read.data?.quote : undefined;
  return (
    <ConfirmDialog
      isOpen
      title="Change date"
      confirmLabel="Change date"
      isDisabled={!quote}
      isLoading={isCalling}
      onConfirm={() => quote && void send({ conversionId, newDate, acceptedAmount: quote.amount })}
      onClose={onClose}
    >
      {failure && <Notice tone="failure">{failure}</Notice>}
      <p>It settles on {formatWeekday(conversion_date)} now.</p>
      <DateField label="New date" value={newDate} onChange={setNewDate} reasonAgainst={reasonAgainst} isRequired />
      {isChosen && (
        <ReadFrame read={read} rows={1}>
          {({ quote: shown }) => (
            <>
              <p aria-live="polite">
                <strong>{priceText(`Settling on ${formatWeekday(newDate)}`, shown)}</strong>
              </p>
              <ConcernedPayments payments={shown.payments} />
            </>
          )}
        </ReadFrame>
      )}
    </ConfirmDialog>
  );
}
