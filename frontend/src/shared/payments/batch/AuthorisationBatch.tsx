import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Pager } from '../../../ui/Pager';
import { ProgressCount } from '../../../ui/ProgressCount';
import { Stack } from '../../../ui/layout';
import { ReadFrame } from '../../ReadFrame';
import { resultText } from '../batchAuthorise';
import { OutcomeList, type PaymentOutcome } from '../OutcomeList';
import { referenceTitle } from '../paymentTitle';
import { rowsPerPage, useBatchProgress, useBatchRows, type BatchProgress, type BatchRow } from './batchQueries';

interface Props {
  id: string;
  onClose: () => void;
  /** Asks for the authorisation of payments as they are now. */
  onAskAgain: (paymentIds: readonly string[]) => void;
}

/** Payments that are authorised one after the other: how far they are, then what came of each. */
export function AuthorisationBatch({ id, onClose, onAskAgain }: Props) {
  const progress = useBatchProgress(id);
  if (progress === undefined) return null;
  if (progress === null) {
    return (
      <Notice tone="failure" onDismiss={onClose}>
        These payments were authorised by another user, or the address is not complete.
      </Notice>
    );
  }
  if (progress.isDone) return <Outcomes id={id} progress={progress} onClose={onClose} onAskAgain={onAskAgain} />;
  return (
    <Notice tone="info" title="Your payments are being authorised.">
      <p>This goes on when you leave the page.</p>
      <ProgressCount done={progress.authorised + progress.refused} all={progress.all} noun="payments" />
    </Notice>
  );
}

interface OutcomesProps extends Props {
  progress: BatchProgress;
}

function Outcomes({ id, progress: { all, refused }, onClose, onAskAgain }: OutcomesProps) {
  const [page, setPage] = useState(1);
  const read = useBatchRows(id, page);
  return (
    <ReadFrame read={read}>
      {({ authorisation_batch_rows: rows }) => (
        <Stack>
          <OutcomeList outcomes={rows.map(outcomeOf)} all={all} failed={refused}>
            <AskAgain rows={rows} onAskAgain={onAskAgain} />
          </OutcomeList>
          <Pager page={page} pages={Math.ceil(all / rowsPerPage)} onPage={setPage} label="Pages of results" />
          <div>
            <Button size="small" onClick={onClose}>
              Close the results
            </Button>
          </div>
        </Stack>
      )}
    </ReadFrame>
  );
}

function outcomeOf({ payment_id: paymentId, payment, ...row }: BatchRow): PaymentOutcome {
  const result = {
    paymentId,
    errorCode: row.error_code,
    errorMessage: row.error_message,
    authorisationsRequired: row.authorisations_required,
    requestsAdded: row.requests_added,
  };
  return {
    id: paymentId,
    name: payment ? referenceTitle(payment) : 'A payment of an account on which you have no seat',
    text: resultText(result),
  };
}

/** Refusals after which the user may authorise the payment all the same, having seen it or its notice. */
const passing: readonly (string | null)[] = ['content_changed', 'fraud_notice_required'];

function AskAgain({ rows, onAskAgain }: { rows: readonly BatchRow[]; onAskAgain: Props['onAskAgain'] }) {
  const again = rows.filter((row) => passing.includes(row.error_code)).map((row) => row.payment_id);
  if (again.length === 0) return null;
  return (
    <Button size="small" onClick={() => onAskAgain(again)}>
      {again.length === 1 ? 'Check 1 payment again' : `Check ${again.length} payments again`}
    </Button>
  );
}
