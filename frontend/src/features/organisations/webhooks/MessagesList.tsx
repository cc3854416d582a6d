import { useState } from 'react';
import { shownPage } from '../../../shared/listQuery';
import { RowList } from '../../../shared/patterns/list/RowList';
import { oneOfParam, pageParam, useSearch } from '../../../shared/searchParams';
import { EmptyState } from '../../../ui/EmptyState';
import { FilterChips } from '../../../ui/FilterChips';
import { Stack } from '../../../ui/layout';
import { messageColumns, stateLabels } from './messageColumns';
import { MessagePanel } from './MessagePanel';
import { useMessages } from './webhookQueries';

const states = ['waiting', 'delivered', 'failed'] as const;
const search = { state: oneOfParam(['', ...states], ''), page: pageParam };
const chips = [{ value: '' as const, label: 'All' }, ...states.map((value) => ({ value, label: stateLabels[value] }))];

/** The messages to an endpoint, with what came of each. */
export function MessagesList({ endpointId }: { endpointId: string }) {
  const { values, set } = useSearch(search);
  const { state, page } = values;
  const [openedId, setOpenedId] = useState<string>();
  const read = useMessages(endpointId, state ? [state] : states, page);
  const { rows, pages } = shownPage(read.data?.outgoing_webhook_deliveries, page);
  const opened = rows?.find(({ message_id }) => message_id === openedId);
  const close = () => setOpenedId(undefined);
  return (
    <Stack>
      <FilterChips label="State" value={state} options={chips} onChange={(value) => set({ state: value })} />
      <RowList
        caption="Messages"
        nouns={['message', 'messages']}
        read={read}
        rows={rows}
        columns={messageColumns((message) => setOpenedId(message.message_id))}
        rowKey={({ message_id }) => message_id}
        rowVersion={(row) => `${row.state} ${row.attempts}`}
        pager={{ page, pages, onPage: (next) => set({ page: next }) }}
        onClear={state ? () => set({ state: '' }) : undefined}
        empty={<EmptyState>Messages will be listed here when an event has happened.</EmptyState>}
      />
      {opened && <MessagePanel message={opened} onClose={close} />}
    </Stack>
  );
}
