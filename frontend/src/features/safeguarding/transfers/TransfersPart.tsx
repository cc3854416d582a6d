import { shownPage } from '../../../shared/listQuery';
import { RowList } from '../../../shared/patterns/list/RowList';
import { statusLook } from '../../../shared/status/StatusBadge';
import { useSearch } from '../../../shared/searchParams';
import { DateField } from '../../../ui/DateField';
import { EmptyState } from '../../../ui/EmptyState';
import { FilterChips } from '../../../ui/FilterChips';
import { Row, Stack } from '../../../ui/layout';
import { CurrencyChips } from '../CurrencyChips';
import { safeguardingSearch, transferStatuses } from '../safeguardingSearch';
import { transferColumns } from './transferColumns';
import { useSafeguardingTransfers } from './transfersQuery';

const statuses = transferStatuses.map((status) => ({
  value: status,
  label: status ? statusLook('transfer', status).label : 'All',
}));

/** The transfers to and from the control account. */
export function TransfersPart() {
  const { values, set } = useSearch(safeguardingSearch);
  const { status, createdAtFrom, page } = values;
  const { read, news, rows } = useSafeguardingTransfers(values);
  const shown = shownPage(rows, page);
  return (
    <Stack>
      <Row>
        <CurrencyChips />
        <FilterChips label="Status" value={status} options={statuses} onChange={(next) => set({ status: next })} />
        <DateField label="Created from" value={createdAtFrom} onChange={(day) => set({ createdAtFrom: day })} />
      </Row>
      <RowList
        caption="Safeguarding transfers"
        nouns={['transfer', 'transfers']}
        read={read}
        {...shown}
        news={news}
        columns={transferColumns}
        rowKey={({ id }) => id}
        rowVersion={({ updatedAt }) => updatedAt}
        pager={{ page, pages: shown.pages, onPage: (next) => set({ page: next }) }}
        onClear={status || createdAtFrom ? () => set({ status: '', createdAtFrom: '' }) : undefined}
        empty={<EmptyState>Transfers to and from the control account will be listed here.</EmptyState>}
      />
    </Stack>
  );
}
