import { useParams } from 'react-router-dom';
import { webhookEvents, type WebhookEvent } from '../../../../../domain/webhooks/events';
import type { WebhookEndpointQuery } from '../../../graphql/generated/operations';
import { paths } from '../../../session/paths';
import { NotFoundPage } from '../../../shared/NotFoundPage';
import { DetailPage } from '../../../shared/patterns/DetailPage';
import { ReadFrame } from '../../../shared/ReadFrame';
import { Badge } from '../../../ui/marks';
import { Card } from '../../../ui/layout';
import { Details } from '../../../ui/Details';
import { formatInstant } from '../../../ui/formatDate';
import { EndpointActions } from './EndpointActions';
import { MessagesList } from './MessagesList';
import { useEndpoint } from './webhookQueries';

type Endpoint = NonNullable<WebhookEndpointQuery['webhook_endpoints_by_pk']>;

/** An endpoint with the messages to it (/admin/organisations/{orgId}/webhooks/{endpointId}). */
export function WebhookPage() {
  const { endpointId = '' } = useParams();
  return (
    <ReadFrame read={useEndpoint(endpointId)} rows={8}>
      {({ webhook_endpoints_by_pk: found }) => (found ? <Found endpoint={found} /> : <NotFoundPage />)}
    </ReadFrame>
  );
}

function Found({ endpoint }: { endpoint: Endpoint }) {
  const { organisation, description } = endpoint;
  return (
    <DetailPage
      back={{ to: `${paths.organisation(organisation.id)}?tab=webhooks`, label: organisation.name }}
      title={description || 'Webhook'}
      context={`Webhook of ${organisation.name}`}
      actions={<EndpointActions endpoint={endpoint} />}
      rail={<Facts endpoint={endpoint} />}
    >
      <MessagesList endpointId={endpoint.id} />
    </DetailPage>
  );
}

function Facts({ endpoint: { url, enabled, events, createdAt, createdById } }: { endpoint: Endpoint }) {
  return (
    <Card title="Settings">
      <Details
        items={[
          { label: 'Address', value: url },
          { label: 'State', value: <Badge label={enabled ? 'On' : 'Off'} tone={enabled ? 'success' : 'neutral'} /> },
          ...events.map((name) => ({ label: name, value: webhookEvents[name as WebhookEvent] })),
          { label: 'Created', value: `${formatInstant(createdAt)}, ${createdById}` },
        ]}
      />
    </Card>
  );
}
