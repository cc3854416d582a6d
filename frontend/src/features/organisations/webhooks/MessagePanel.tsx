import { ConfirmAction } from '../../../shared/ConfirmAction';
import { CopyText } from '../../../ui/CopyText';
import { Details, type Detail } from '../../../ui/Details';
import { formatInstant } from '../../../ui/formatDate';
import { Panel, PanelFoot } from '../../../ui/Panel';
import { Stack } from '../../../ui/layout';
import { MessageState } from './messageColumns';
import type { MessageRow } from './webhookQueries';
import { ReplayWebhookMessageDocument } from './webhookWrites';

/** A message with its content and what came of it. It can be sent again. */
export function MessagePanel({ message, onClose }: { message: MessageRow; onClose: () => void }) {
  const { message_id: messageId, endpoint_id: endpointId, state } = message;
  return (
    <Panel title={message.event} isOpen onClose={onClose} isWide>
      <Stack gap="large">
        <Details items={[...facts(message), ...content(message.payload)]} />
      </Stack>
      <PanelFoot>
        <ConfirmAction
          label="Send again"
          tone="primary"
          document={ReplayWebhookMessageDocument}
          variables={{ endpointId, messageId }}
          done="The message is sent within a minute"
        >
          <p>
            {state === 'delivered'
              ? 'The receiver gets the message a second time, under the same id.'
              : 'The message is sent within a minute, and then as often as a new one.'}
          </p>
        </ConfirmAction>
      </PanelFoot>
    </Panel>
  );
}

const facts = (message: MessageRow): Detail[] => [
  { label: 'State', value: <MessageState state={message.state} /> },
  { label: 'Message id', value: <CopyText label="message id" text={message.message_id} /> },
  { label: 'Created', value: formatInstant(message.createdAt) },
  { label: 'Sent on request of', value: message.requestedById },
  { label: 'Delivered', value: message.delivered_at && formatInstant(message.delivered_at) },
  { label: 'Next attempt', value: message.state === 'waiting' ? formatInstant(message.next_attempt_at) : null },
  { label: 'Attempts', value: message.attempts },
  { label: 'Answer', value: message.response_status },
  { label: 'Text of the answer', value: message.response_excerpt },
];

/** What the message says, by its own names. */
function content(payload: unknown): Detail[] {
  const { data = {} } = payload as { readonly data?: Readonly<Record<string, string | null>> };
  return Object.entries(data).map(([label, value]) => ({ label, value }));
}
