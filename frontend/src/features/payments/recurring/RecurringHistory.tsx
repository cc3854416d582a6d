import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { RecurringHistoryQuery } from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';
import { paths } from '../../../session/paths';
import { personName } from '../../../shared/payments/paymentRow';
import { ReadFrame } from '../../../shared/ReadFrame';
import { StatusBadge } from '../../../shared/status/StatusBadge';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { formatDay } from '../../../ui/formatDate';
import { Panel } from '../../../ui/Panel';
import { RecurringHistoryDocument } from './historyQuery';

/** The most occurrences of either kind that the history shows. */
const limit = 50;

type Series = NonNullable<RecurringHistoryQuery['recurring_payments_by_pk']>;

/** A button that opens what became of the occurrences of a recurring payment. */
export function RecurringHistory({ id, name }: { id: string; name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={`History: ${name}`} onClick={() => setIsOpen(true)}>
        History
      </Button>
      <Panel title={`Payments: ${name}`} isOpen={isOpen} onClose={() => setIsOpen(false)} isWide>
        {isOpen && <History id={id} />}
      </Panel>
    </>
  );
}

function History({ id }: { id: string }) {
  const read = useRead({ query: RecurringHistoryDocument, variables: { id, limit }, requestPolicy: 'network-only' });
  return (
    <ReadFrame read={read} rows={3}>
      {({ recurring_payments_by_pk: series }) => (
        <>
          <Occurrences lines={series ? linesOf(series) : []} />
          {series && isCut(series) && <p>{`Only the ${limit} newest payments and omissions are listed.`}</p>}
        </>
      )}
    </ReadFrame>
  );
}

const isCut = ({ payments, omissions }: Series) => payments.length >= limit || omissions.length >= limit;

function Occurrences({ lines }: { lines: ReturnType<typeof linesOf> }) {
  if (lines.length === 0) return <EmptyState>The payments that were created will be listed here.</EmptyState>;
  return (
    <ul aria-label="Occurrences">
      {lines.map(({ day, content }) => (
        <li key={day}>
          {formatDay(day)}: {content}
        </li>
      ))}
    </ul>
  );
}

/** Payments and omissions in one list, the newest first. */
function linesOf({ payments, omissions }: Series) {
  const made = payments.map(({ id, occurrenceOn, paymentDate, shortReference, status }) => ({
    day: occurrenceOn ?? paymentDate,
    content: (
      <>
        <Link to={paths.payment(id)}>{shortReference}</Link> <StatusBadge of="payment" status={status} />
      </>
    ),
  }));
  const left = omissions.map((omission) => ({ day: omission.occurrence_on, content: omissionText(omission) }));
  return [...made, ...left].sort((one, other) => (one.day < other.day ? 1 : -1));
}

function omissionText({ skipped_by, skipper, error_message }: Series['omissions'][number]): string {
  return skipped_by ? `Skipped by ${personName(skipper, skipped_by)}.` : `Not created. ${error_message}`;
}
