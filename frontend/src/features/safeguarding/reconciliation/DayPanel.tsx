import { useState } from 'react';
import { usePortal } from '../../../session/PortalContext';
import { ConfirmAction } from '../../../shared/ConfirmAction';
import { Details } from '../../../ui/Details';
import { EmptyState } from '../../../ui/EmptyState';
import { formatDay, formatInstant } from '../../../ui/formatDate';
import { Money } from '../../../ui/money/Money';
import { Panel } from '../../../ui/Panel';
import { Row, Stack } from '../../../ui/layout';
import { TextArea } from '../../../ui/TextArea';
import { breakText, missedDay } from './breakText';
import { PrepareDocument, SignDocument, type Break, type ReconciliationRow } from './reconciliationQuery';

/** One comparison of a day with its breaks, and what can be done with the day. */
export function DayPanel({ row, onClose }: { row: ReconciliationRow; onClose: () => void }) {
  const { day, currency, requirement, resource, difference, note, prepared_by, signed_by, signed_at } = row;
  const money = (amount: string | null) => amount && <Money amount={amount} currency={currency} />;
  return (
    <Panel title={`${formatDay(day)}, ${row.kind}`} isOpen isWide onClose={onClose}>
      <Stack>
        <Details
          items={[
            { label: 'Required', value: money(requirement) },
            { label: 'Held', value: money(resource) },
            { label: 'Difference', value: money(difference ?? null) },
            { label: 'Prepared by', value: prepared_by },
            { label: 'Note', value: note },
            { label: 'Signed by', value: signed_by && `${signed_by}, ${formatInstant(signed_at ?? '')}` },
          ]}
        />
        <h3>Breaks</h3>
        <Breaks breaks={row.breaks as readonly Break[]} currency={currency} />
        {!signed_by && <Acts row={row} onDone={onClose} />}
      </Stack>
    </Panel>
  );
}

function Breaks({ breaks, currency }: { breaks: readonly Break[]; currency: string }) {
  if (breaks.length === 0) return <EmptyState isLine>Everything agrees.</EmptyState>;
  return (
    <Details
      items={breaks.map((one) => ({
        label: breakText(one),
        value: one.class === missedDay ? 'Not compared' : <Money amount={one.amount} currency={currency} />,
      }))}
    />
  );
}

/** Preparing is for anyone; the signature for another administrator than the one who prepared. */
function Acts({ row: { day, prepared_by, note: before }, onDone }: { row: ReconciliationRow; onDone: () => void }) {
  const { user } = usePortal();
  const [note, setNote] = useState(before ?? '');
  return (
    <>
      <TextArea
        label="Note"
        description="Explains the breaks of the day, in every currency."
        value={note}
        maxLength={1000}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Row>
        <ConfirmAction
          label="Prepare day"
          tone="primary"
          document={PrepareDocument}
          variables={{ day, note }}
          done="The day waits for a signature."
          onDone={onDone}
        >
          <p>Another administrator can sign {formatDay(day)} then.</p>
        </ConfirmAction>
        {prepared_by && prepared_by !== user.id && (
          <ConfirmAction
            label="Sign day"
            tone="primary"
            document={SignDocument}
            variables={{ day }}
            done="The day is signed."
            onDone={onDone}
          >
            <p>The reconciliation of {formatDay(day)} cannot be changed afterwards.</p>
          </ConfirmAction>
        )}
      </Row>
    </>
  );
}
