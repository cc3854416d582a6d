import { Link } from 'react-router-dom';
import { factsOf } from '../../../../domain/changes/changeKinds';
import type { RowEffect } from '../../../../domain/changes/effect';
import { paths } from '../../session/paths';
import { DecisionSheet } from '../../shared/patterns/DecisionSheet';
import type { DecisionQueue } from '../../shared/patterns/useDecisionQueue';
import { ReadFrame } from '../../shared/ReadFrame';
import { Details } from '../../ui/Details';
import { formatInstant } from '../../ui/formatDate';
import { Notice } from '../../ui/Notice';
import { Stack } from '../../ui/layout';
import { decisionLabels } from './changeColumns';
import { ChangeFoot } from './ChangeFoot';
import { usePendingChange, type PendingChange } from './changesQuery';
import { ChangeSimulation } from './ChangeSimulation';
import { ControlMove } from './ControlMove';
import { EffectTables } from './EffectTables';

/** The sheet in which an administrator decides about one change after another. */
export function ChangeSheet({ queue }: { queue: DecisionQueue }) {
  return (
    <DecisionSheet title="Pending change" queue={queue}>
      <ReadFrame read={usePendingChange(queue.id)} rows={8}>
        {({ pending_changes_by_pk: change }) =>
          change ? (
            <Change key={change.id} change={change} queue={queue} />
          ) : (
            <Notice tone="failure">This change does not exist, or you may not see it.</Notice>
          )
        }
      </ReadFrame>
    </DecisionSheet>
  );
}

function Change({ change, queue }: { change: PendingChange; queue: DecisionQueue }) {
  const effect = change.effect as readonly RowEffect[];
  const isOpen = change.decision === null;
  return (
    <Stack>
      <Facts change={change} />
      <ControlMove effect={effect} />
      <EffectTables effect={effect} />
      <DifferenceLink effect={effect} />
      {isOpen && change.org_id && <ChangeSimulation orgId={change.org_id} effect={effect} />}
      {isOpen && <ChangeFoot change={change} queue={queue} />}
    </Stack>
  );
}

/** The way to the difference of the books that the change resolves, with both sides. */
function DifferenceLink({ effect }: { effect: readonly RowEffect[] }) {
  const id = effect.find(({ table }) => table === 'book_differences')?.after?.id;
  if (typeof id !== 'string') return null;
  return <Link to={`${paths.books}?difference=${id}`}>Look at the difference</Link>;
}

function Facts({ change }: { change: PendingChange }) {
  const { decision, decided_by, decided_at } = change;
  return (
    <Details
      items={[
        { label: 'Change', value: factsOf(change.kind).label },
        { label: 'Organisation', value: change.organisation?.name ?? 'The house' },
        { label: 'Asked for by', value: `${change.requested_by}, ${formatInstant(change.requested_at)}` },
        { label: 'Decision', value: decision && (decisionLabels[decision] ?? decision) },
        { label: 'Decided by', value: decided_by && decided_at && `${decided_by}, ${formatInstant(decided_at)}` },
        { label: 'Reason', value: change.reason },
      ]}
    />
  );
}
