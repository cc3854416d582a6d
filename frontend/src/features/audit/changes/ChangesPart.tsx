import { useMemo } from 'react';
import { auditedTables } from '../../../../../domain/audit/auditedTables';
import { auditAddress, auditSearch, type AuditSearch, noChangeFilters } from '../../../shared/audit/auditSearch';
import { rowsPerPage } from '../../../shared/listQuery';
import { ListFilters } from '../../../shared/patterns/list/ListFilters';
import { RowList } from '../../../shared/patterns/list/RowList';
import { useSearch } from '../../../shared/searchParams';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { Select } from '../../../ui/Select';
import { Row, Stack } from '../../../ui/layout';
import { ExportProof } from '../chain/ExportProof';
import { changeColumns } from './changeColumns';
import { ChangePanel } from './ChangePanel';
import { useAuditChanges, type AuditChange } from './changesQuery';
import { moreChangeFilters } from './moreChangeFilters';

const tables = auditedTables.map((table) => ({ value: table, label: table }));

/** The audit log, searched by table, row, user and time. */
export function ChangesPart() {
  const { values, set } = useSearch(auditSearch);
  const filter = (changes: Partial<AuditSearch>) => set({ before: '', ...changes });
  const read = useAuditChanges(values);
  const { table, row, person, from, to, before, event } = values;
  const columns = useMemo(
    () => changeColumns(({ event_id }) => auditAddress({ ...values, event: event_id })),
    [values],
  );
  const isFiltered = [table, row, person, from, to, before].some(Boolean);
  return (
    <Stack>
      <ListFilters
        search={{
          label: 'Search by row',
          placeholder: 'Whole id of the row',
          value: row,
          onChange: (text) => filter({ row: text }),
        }}
        more={moreChangeFilters(values, filter)}
      />
      <Row>
        <Select
          label="Table"
          placeholder="Any table"
          value={table || null}
          options={tables}
          onChange={(name) => filter({ table: name ?? '' })}
          isFilter
        />
        <ExportProof search={values} />
      </Row>
      <RowList
        caption="Changes"
        nouns={['change', 'changes']}
        read={read}
        rows={read.data?.changes.slice(0, rowsPerPage)}
        columns={columns}
        rowKey={({ event_id }) => event_id}
        rowLink={({ event_id }) => auditAddress({ ...values, event: event_id })}
        onClear={isFiltered ? () => filter({ table: '', row: '', ...noChangeFilters }) : undefined}
        empty={<EmptyState>Changes of rows will be listed here.</EmptyState>}
      />
      <Pages values={values} found={read.data?.changes ?? []} />
      {event && <ChangePanel eventId={event} onClose={() => set({ event: '' })} />}
    </Stack>
  );
}

interface PagesProps {
  values: AuditSearch;
  found: readonly AuditChange[];
}

/** Leads to older entries, and back to the newest. */
function Pages({ values, found }: PagesProps) {
  const last = found[rowsPerPage - 1];
  return (
    <Row>
      {values.before && <LinkButton to={auditAddress({ ...values, event: '', before: '' })}>Newest changes</LinkButton>}
      {last && found.length > rowsPerPage && (
        <LinkButton to={auditAddress({ ...values, event: '', before: last.event_id })}>Older changes</LinkButton>
      )}
    </Row>
  );
}
