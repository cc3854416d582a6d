import type { ReactNode } from 'react';
import { activityEvents } from '../../../../domain/activity/eventCodes';
import { messages } from '../../../../domain/messages';
import { ListPage } from '../../shared/patterns/list/ListPage';
import { useSearch } from '../../shared/searchParams';
import { EmptyState } from '../../ui/EmptyState';
import { FilterChips } from '../../ui/FilterChips';
import { Select } from '../../ui/Select';
import { Row } from '../../ui/layout';
import { activityColumns } from './activityColumns';
import { entriesPerPage, useActivityLog } from './activityQuery';
import { activitySearch, eventCodes, noActivityFilters, typeFilters, type ActivitySearch } from './activitySearch';
import { moreActivityFilters } from './moreActivityFilters';

const typeLabels = { '': 'All', A: 'Acts', E: 'Failures' } as const;
const types = typeFilters.map((value) => ({ value, label: typeLabels[value] }));
const codes = eventCodes.map((value) => ({ value, label: `${value} ${activityEvents[value]}` }));

interface Props {
  context: string;
  action?: ReactNode;
  /** Whether it can be searched by user and day too. */
  isSearchable?: boolean;
}

/** A list of the activity log, by type and code. */
export function ActivityLog({ context, action, isSearchable = false }: Props) {
  const { values, set } = useSearch(activitySearch);
  const asked: ActivitySearch = isSearchable ? values : { ...values, person: '', ...noActivityFilters };
  const read = useActivityLog(asked);
  const { eventType, eventCode, person, from, to, page } = asked;
  const found = read.data?.activity;
  const isFiltered = [eventType, eventCode, person, from, to].some(Boolean);
  return (
    <ListPage
      title={messages.adminMenu.activityLogs}
      context={context}
      action={action}
      search={
        isSearchable
          ? {
              label: 'Search by username',
              placeholder: 'Whole username',
              value: person,
              onChange: (text) => set({ person: text }),
            }
          : undefined
      }
      more={isSearchable ? moreActivityFilters(values, set) : undefined}
      chips={
        <Row>
          <FilterChips label="Type" value={eventType} options={types} onChange={(value) => set({ eventType: value })} />
          <Select
            label="Code"
            placeholder="Any code"
            value={eventCode || null}
            options={codes}
            onChange={(code) => set({ eventCode: (code ?? '') as ActivitySearch['eventCode'] })}
            isFilter
          />
        </Row>
      }
      caption="Activity"
      nouns={['entry', 'entries']}
      read={read}
      rows={found?.slice(0, entriesPerPage)}
      columns={activityColumns}
      rowKey={({ id }) => id}
      pager={{
        page,
        pages: page + ((found?.length ?? 0) > entriesPerPage ? 1 : 0),
        onPage: (next) => set({ page: next }),
      }}
      onClear={isFiltered ? () => set({ eventType: '', eventCode: '', person: '', ...noActivityFilters }) : undefined}
      empty={<EmptyState>What users do will be listed here.</EmptyState>}
    />
  );
}
