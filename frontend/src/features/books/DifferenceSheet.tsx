import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { BookSide } from '../../../../domain/books/compare';
import { isTransferOfCharge, resolutionsOf, type Resolution } from '../../../../domain/books/resolution';
import { formatAmount } from '../../../../domain/money/amount';
import { paths } from '../../session/paths';
import type { DayDifference } from '../../../../domain/charges/negativeInterest';
import { ConfirmAction } from '../../shared/ConfirmAction';
import { DaysTable } from '../../shared/charges/DaysTable';
import { DecisionSheet } from '../../shared/patterns/DecisionSheet';
import type { DecisionQueue } from '../../shared/patterns/useDecisionQueue';
import { ReadFrame } from '../../shared/ReadFrame';
import { Details } from '../../ui/Details';
import { EmptyState } from '../../ui/EmptyState';
import { formatInstant } from '../../ui/formatDate';
import { Notice } from '../../ui/Notice';
import { Row, Stack } from '../../ui/layout';
import { ScrollTable } from '../../ui/table/ScrollTable';
import { TextArea } from '../../ui/TextArea';
import { ResolveDocument, useDifference, type Difference, type Proposal } from './booksQuery';
import { differsLabel, kindLabel, stateLabel } from './differenceColumns';
import { chargedWrongly, sideFacts } from './sideFacts';

/** The sheet that shows a difference with both sides next to each other, and in which a way to resolve it is proposed. */
export function DifferenceSheet({ queue }: { queue: DecisionQueue }) {
  return (
    <DecisionSheet title="Difference" queue={queue}>
      <ReadFrame read={useDifference(queue.id)} rows={10}>
        {({ book_differences_by_pk: difference, pending_changes: [proposal] }) =>
          difference ? (
            <Stack key={difference.id}>
              <Facts difference={difference} />
              <Sides difference={difference} />
              {difference.kind === 'charge' ? (
                <DaysTable days={daysOf(difference)} />
              ) : (
                <Movements movements={difference.movements as readonly Movement[]} />
              )}
              {proposal && <Proposed proposal={proposal} />}
              {!proposal && !difference.resolved_at && <Acts difference={difference} onDone={queue.close} />}
            </Stack>
          ) : (
            <Notice tone="failure">This difference does not exist.</Notice>
          )
        }
      </ReadFrame>
    </DecisionSheet>
  );
}

const daysOf = ({ found }: Difference) => (found as { readonly days: readonly DayDifference[] }).days;

/** Where the record stands here and at the provider; a charge is only ours. */
function recordFacts(difference: Difference) {
  const { kind, subject_id, our_id } = difference;
  if (kind !== 'charge') {
    return [
      { label: 'Id at the provider', value: subject_id === our_id ? 'None' : subject_id },
      { label: 'Id here', value: our_id ?? 'None' },
    ];
  }
  return [
    { label: 'Charge', value: our_id ? <Link to={`${paths.charges}?charge=${our_id}`}>Open the charge</Link> : 'None' },
    { label: 'Difference', value: chargedWrongly(difference) },
  ];
}

function Facts({ difference }: { difference: Difference }) {
  const { kind, account, found_at, seen_at, resolved_by, resolved_at, note } = difference;
  return (
    <Details
      items={[
        { label: 'Record', value: kindLabel(kind) },
        { label: 'Differs', value: differsLabel(difference) },
        { label: 'Account', value: account?.name },
        ...recordFacts(difference),
        { label: 'Found', value: formatInstant(found_at) },
        { label: 'Last compared', value: formatInstant(seen_at) },
        { label: 'State', value: stateLabel(difference) },
        { label: 'Note', value: note },
        { label: 'Allowed by', value: resolved_by },
        { label: 'Resolved', value: resolved_at && formatInstant(resolved_at) },
      ]}
    />
  );
}

const sideColumns = (ours: string, theirs: string) => [
  { key: 'fact', title: 'Fact' },
  { key: 'ours', title: ours },
  { key: 'theirs', title: theirs },
];
const bookColumns = sideColumns('Our books', 'Provider');
const chargeColumns = sideColumns('Recorded', 'Computed anew');

function Sides({ difference }: { difference: Difference }) {
  return (
    <ScrollTable caption="Both sides" columns={difference.kind === 'charge' ? chargeColumns : bookColumns}>
      {sideFacts(difference).map(({ label, ours, theirs }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{ours ?? 'None'}</td>
          <td>{theirs ?? 'None'}</td>
        </tr>
      ))}
    </ScrollTable>
  );
}

/** A movement of a wallet as the provider tells it. */
interface Movement {
  readonly id: string;
  readonly amount: string;
  readonly currency: string;
  readonly type: string;
  readonly status: string;
  readonly created_at: string;
}

function Movements({ movements }: { movements: readonly Movement[] }) {
  if (movements.length === 0) return <EmptyState isLine>No money has moved.</EmptyState>;
  return (
    <Details
      items={movements.map(({ id, amount, currency, type, status, created_at }) => ({
        label: `${formatInstant(created_at)}, ${status} (${id.slice(0, 8)})`,
        value: `${type === 'debit' ? '−' : '+'}${formatAmount(amount, currency)} ${currency}`,
      }))}
    />
  );
}

function Proposed({ proposal: { id, change, requested_by, requested_at } }: { proposal: Proposal }) {
  const { resolution, note } = change as { readonly resolution: Resolution; readonly note: string };
  return (
    <Notice tone="waiting">
      {requested_by} proposes to {resolution}, {formatInstant(requested_at)}: {note}{' '}
      <Link to={`${paths.pendingChanges}?change=${id}`}>Decide about it</Link>
    </Notice>
  );
}

const acts: Readonly<Record<Resolution, { readonly label: string; readonly help: string }>> = {
  adopt: { label: 'Adopt', help: 'Our books get a row with the provider’s id and terms. No money moves.' },
  explain: { label: 'Explain', help: 'The difference is closed with the note. Nothing is changed.' },
  reverse: {
    label: 'Reverse',
    help: 'What has not left is cancelled at the provider, a conversion at its price of the moment; or our row ends as failed or cancelled.',
  },
  correct: {
    label: 'Correct',
    help: 'A further charge or a credit makes up for the difference. It is taken as any other charge; the recorded one stays as it is.',
  },
};

const statusOf = (side: unknown) => (side as { readonly status?: string } | null)?.status ?? null;
const reasonOf = (side: unknown) => (side as { readonly reason?: string | null } | null)?.reason ?? null;

/** The ways in which this difference can be resolved. Another super admin must allow the one that is proposed. */
function Acts({ difference, onDone }: { difference: Difference; onDone: () => void }) {
  const [note, setNote] = useState('');
  const { id: differenceId, digest, kind, our_table: ourTable, expected, found } = difference;
  const status = statusOf(found) ?? statusOf(expected);
  const [side, reason] = [difference.side as BookSide, reasonOf(found)];
  const ways = resolutionsOf({ kind, side, ourTable: ourTable ?? null, status, reason });
  return (
    <>
      {side === 'provider' && isTransferOfCharge(kind, reason) && (
        <p>This transfer took a charge. The charge is recorded again under the same key and finds it: explain it.</p>
      )}
      <TextArea
        label="Note"
        description="Why it is resolved so. The second administrator reads it."
        value={note}
        maxLength={500}
        isRequired
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Row>
        {ways.map((resolution) => (
          <ConfirmAction
            key={resolution}
            label={acts[resolution].label}
            tone={resolution === 'reverse' ? 'danger' : 'primary'}
            document={ResolveDocument}
            variables={{ differenceId, digest, resolution, note }}
            done="The difference is resolved."
            onDone={onDone}
          >
            <p>{acts[resolution].help} A second administrator must allow it.</p>
          </ConfirmAction>
        ))}
      </Row>
    </>
  );
}
