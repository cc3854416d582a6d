import { useState } from 'react';
import { useCall } from '../../../graphql/useCall';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { formatDay } from '../../../ui/formatDate';
import { Notice } from '../../../ui/Notice';
import { Row } from '../../../ui/layout';
import type { RecurringRow } from './recurringQuery';
import { ChangeRecurringPaymentDocument, SkipRecurringPaymentDocument } from './recurringWrites';

interface Act {
  readonly label: string;
  /** What comes of it. */
  readonly effect: string;
  readonly run: () => Promise<object>;
}

/** Pauses, resumes, ends a recurring payment, and skips its next one, each after a confirmation. The server checks again. */
export function RecurringActions({ row, name }: { row: RecurringRow; name: string }) {
  const change = useCall(ChangeRecurringPaymentDocument);
  const skip = useCall(SkipRecurringPaymentDocument);
  const [chosen, setChosen] = useState<Act>();
  const to = (state: string) => () => change.call({ recurringPaymentId: row.id, state });
  const skipNext = () => skip.call({ recurringPaymentId: row.id, occurrenceOn: row.next_on ?? '' });
  const confirm = async (act: Act) => {
    const answer = await act.run();
    if ('data' in answer) setChosen(undefined);
  };
  const error = change.error ?? skip.error;
  return (
    <>
      <Row>
        {actsOf(row, to, skipNext).map((act) => (
          <Button key={act.label} size="small" aria-label={`${act.label}: ${name}`} onClick={() => setChosen(act)}>
            {act.label}
          </Button>
        ))}
      </Row>
      {chosen && (
        <ConfirmDialog
          isOpen
          title={`${chosen.label}: ${name}`}
          confirmLabel={chosen.label}
          isLoading={change.isCalling || skip.isCalling}
          onConfirm={() => void confirm(chosen)}
          onClose={() => setChosen(undefined)}
        >
          {error && <Notice tone="failure">{error.text}</Notice>}
          <p>{chosen.effect}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function actsOf(row: RecurringRow, to: (state: string) => Act['run'], skipNext: Act['run']): readonly Act[] {
  if (row.state === 'ended' || !row.next_on) return [];
  const next = formatDay(row.next_on);
  const end = { label: 'End', effect: 'No more payments are created. This cannot be undone.', run: to('ended') };
  const resume = 'Payments are created again from the next day on. Those that were missed are left out.';
  if (row.state === 'paused') return [{ label: 'Resume', effect: resume, run: to('active') }, end];
  return [
    { label: 'Skip next', effect: `The payment of ${next} is left out.`, run: skipNext },
    { label: 'Pause', effect: 'No payments are created until it is resumed.', run: to('paused') },
    end,
  ];
}
