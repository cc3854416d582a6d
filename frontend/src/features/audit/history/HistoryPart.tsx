import { auditedTables } from '../../../../../domain/audit/auditedTables';
import { auditSearch } from '../../../shared/audit/auditSearch';
import { ReadFrame } from '../../../shared/ReadFrame';
import { useSearch } from '../../../shared/searchParams';
import { EmptyState } from '../../../ui/EmptyState';
import { SearchInput } from '../../../ui/SearchInput';
import { Select } from '../../../ui/Select';
import { Row, Stack } from '../../../ui/layout';
import { useAuditHistory } from './historyQuery';
import { RowAsOf } from './RowAsOf';

const tables = auditedTables.map((table) => ({ value: table, label: table }));

/** A row as it was after each of its changes. */
export function HistoryPart() {
  const { values, set } = useSearch(auditSearch);
  const { table, row, step } = values;
  const read = useAuditHistory(table, row);
  return (
    <Stack>
      <Row>
        <Select
          label="Table"
          placeholder="Choose a table"
          value={table || null}
          options={tables}
          onChange={(name) => set({ table: name ?? '', step: '' })}
          isFilter
        />
        <SearchInput
          label="Row"
          placeholder="Whole id of the row"
          value={row}
          onChange={(text) => set({ row: text, step: '' })}
        />
      </Row>
      {!table || !row ? (
        <EmptyState>Choose a table and enter the id of a row.</EmptyState>
      ) : (
        <ReadFrame read={read} rows={8}>
          {({ entries }) =>
            entries.length > 0 ? (
              <RowAsOf entries={entries.toReversed()} step={step} onStep={(next) => set({ step: next })} />
            ) : (
              <EmptyState>The audit log has no entry about this row.</EmptyState>
            )
          }
        </ReadFrame>
      )}
    </Stack>
  );
}
