import { endpointInputSchema, maxDescriptionLength } from '../../../../../domain/webhooks/endpointInput';
import { maxUrlLength } from '../../../../../domain/webhooks/endpointUrl';
import { webhookEventNames, webhookEvents, type WebhookEvent } from '../../../../../domain/webhooks/events';
import type { WebhookEndpointInput } from '../../../graphql/generated/operations';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { tellIfWaiting } from '../../../shared/changes/tellSaved';
import { ActionBar } from '../../../ui/layout';
import { Button } from '../../../ui/Button';
import { FormText, FormCheckbox } from '../../../ui/form/fields';
import { Form } from '../../../ui/form/Form';
import { Notice } from '../../../ui/Notice';
import { Panel } from '../../../ui/Panel';
import { CheckList } from '../groups/CheckList';
import type { EndpointRow } from './webhookQueries';
import { CreateWebhookEndpointDocument, UpdateWebhookEndpointDocument } from './webhookWrites';

interface Values {
  readonly url: string;
  readonly description: string;
  readonly events: readonly WebhookEvent[];
  readonly enabled: boolean;
}

interface Props {
  orgId: string;
  /** The endpoint that is edited; undefined for a new one. */
  endpoint?: EndpointRow;
  /** Called with the secret of a new endpoint. */
  onSaved: (secret?: string) => void;
  onClose: () => void;
}

// The server checks the address once more, and where its host leads; the local stack takes any address.
const schema = endpointInputSchema(true);
const options = webhookEventNames.map((value) => ({ value, label: `${webhookEvents[value]} (${value})` }));

/** Creates or edits an endpoint: its address and the events it is told of. */
export function EndpointPanel({ orgId, endpoint, onSaved, onClose }: Props) {
  const creation = useCall(CreateWebhookEndpointDocument);
  const update = useCall(UpdateWebhookEndpointDocument);
  const error = creation.error ?? update.error;
  const save = async ({ events, ...rest }: Values) => {
    const written = { ...rest, events: [...events] };
    const saved = endpoint
      ? await update.call({ endpointId: endpoint.id, endpoint: written }, adminCall)
      : await create(written);
    if ('error' in saved) return { field: saved.error.field, message: saved.error.text };
    tellIfWaiting(saved.data);
    if (endpoint) onSaved();
    return undefined;
  };
  const create = async (written: WebhookEndpointInput) => {
    const created = await creation.call({ orgId, endpoint: written }, adminCall);
    if ('data' in created) onSaved(created.data.result.secret);
    return created;
  };
  return (
    <Panel title={endpoint ? 'Edit webhook' : 'New webhook'} isOpen onClose={onClose} isWide>
      <Form<Values> initialValues={valuesOf(endpoint)} schema={schema} onSubmit={save}>
        {error && <Notice tone="failure">{error.text}</Notice>}
        <FormText
          name="url"
          label="Address"
          description="Begins with https:// and is reachable on the internet."
          maxLength={maxUrlLength}
          isRequired
        />
        <FormText name="description" label="Description" maxLength={maxDescriptionLength} />
        <CheckList name="events" legend="Events" options={options} />
        <FormCheckbox name="enabled" label="Send messages" help="While this is off, events are not recorded." />
        <ActionBar>
          <Button type="submit" tone="primary" isLoading={creation.isCalling || update.isCalling}>
            {endpoint ? 'Save webhook' : 'Create webhook'}
          </Button>
        </ActionBar>
      </Form>
    </Panel>
  );
}

const valuesOf = (endpoint: EndpointRow | undefined): Values => ({
  url: endpoint?.url ?? '',
  description: endpoint?.description ?? '',
  events: webhookEventNames.filter((name) => endpoint?.events.includes(name)),
  enabled: endpoint?.enabled ?? true,
});
