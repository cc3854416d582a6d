import { Badge, type BadgeTone } from '../../../ui/marks';
import { Button } from '../../../ui/Button';
import { formatInstant } from '../../../ui/formatDate';
import type { Column } from '../../../ui/table/column';
import type { MessageRow } from './webhookQueries';

/** What the states of a message are called. */
export const stateLabels = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' } as const;

const tones: Record<keyof typeof stateLabels, BadgeTone> = {
  waiting: 'neutral',
  delivered: 'success',
  failed: 'failure',
};

/** The badge of a message's state. */
export function MessageState({ state }: Pick<MessageRow, 'state'>) {
  const known = state as keyof typeof stateLabels;
  return <Badge label={stateLabels[known]} tone={tones[known]} />;
}

/** The columns of the list of messages. */
export const messageColumns = (onOpen: (message: MessageRow) => void): Column<MessageRow>[] => [
  { key: 'time', title: 'Time', cell: ({ createdAt }) => formatInstant(createdAt), isShort: true, onPhone: 'detail' },
  { key: 'event', title: 'Event', cell: ({ event }) => event, onPhone: 'title' },
  { key: 'state', title: 'State', cell: ({ state }) => <MessageState state={state} />, onPhone: 'state' },
  {
    key: 'answer',
    title: 'Answer',
    cell: ({ response_status: status, response_excerpt: excerpt }) => status ?? (excerpt ? 'None' : ''),
    isNumber: true,
    onPhone: 'secondDetail',
  },
  {
    key: 'actions',
    title: 'Actions',
    isTitleHidden: true,
    isNumber: true,
    cell: (message) => (
      <Button size="small" onClick={() => onOpen(message)}>
        Show
      </Button>
    ),
    onPhone: 'value',
  },
];
