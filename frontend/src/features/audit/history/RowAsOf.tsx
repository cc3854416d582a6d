import {
  auditActionName,
  valueChanges,
  rowsAsOf,
  type AuditEntry,
  type PlacedRow,
} from '../../../../../domain/audit/rowChanges';
import { Card, Stack } from '../../../ui/layout';
import { formatInstant } from '../../../ui/formatDate';
import { Notice } from '../../../ui/Notice';
import { StepSlider } from '../../../ui/StepSlider';
import { ValueTable } from '../ValueTable';
import { maxEntries, type HistoryEntry } from './historyQuery';

interface Props {
  /** Oldest first; at least one. */
  entries: readonly HistoryEntry[];
  /** The step in the address; '' for the last. */
  step: string;
  onStep: (step: string) => void;
}

/** The rows as they were after a step of their history, compared with the step before. */
export function RowAsOf({ entries, step, onStep }: Props) {
  const last = entries.length - 1;
  const shown = step === '' ? last : Math.min(Number(step), last);
  const history = entries as readonly (HistoryEntry & AuditEntry)[];
  return (
    <Stack gap="large">
      {entries.length >= maxEntries && <Notice tone="info">Only the newest {maxEntries} changes are shown.</Notice>}
      <StepSlider
        label="Step of the history"
        steps={entries.map(stepText)}
        value={shown}
        onChange={(next) => onStep(next === last ? '' : String(next))}
      />
      {placesOf(rowsAsOf(history, shown), rowsAsOf(history, shown + 1)).map(({ table, id, before, after }) => (
        <Card
          key={`${table} ${id}`}
          title={`${table} ${id}`}
          lead={after ? undefined : 'This row did not exist any more.'}
        >
          <ValueTable caption={`${table} ${id}`} changes={valueChanges(before?.row ?? null, after?.row ?? null)} />
        </Card>
      ))}
    </Stack>
  );
}

const stepText = ({ action, table_name, user_id, action_at }: HistoryEntry) =>
  `${auditActionName(action)} of ${table_name} by ${user_id ?? 'the portal'}, ${formatInstant(action_at)}`;

/** Each row that existed before or after the step. */
function placesOf(before: readonly PlacedRow[], after: readonly PlacedRow[]) {
  const keyOf = ({ table, id }: PlacedRow) => `${table} ${id}`;
  const places = new Map([...before, ...after].map((placed) => [keyOf(placed), placed]));
  const find = (rows: readonly PlacedRow[], key: string) => rows.find((placed) => keyOf(placed) === key);
  return [...places].map(([key, { table, id }]) => ({ table, id, before: find(before, key), after: find(after, key) }));
}
