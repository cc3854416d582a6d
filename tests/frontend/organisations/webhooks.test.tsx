import { screen, waitFor, within } from '@testing-library/react';
import { administered, organisation, orgId, superAdmin } from '../support/organisations';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation } from '../support/server';

const endpointId = '00000000-0000-4000-8000-0000000000e1';
const messageId = '00000000-0000-4000-8000-0000000000e2';
const hub = `/admin/organisations/${orgId}`;
const created = '2026-11-20T10:00:00Z';

const endpoint = {
  __typename: 'webhook_endpoints',
  id: endpointId,
  org_id: orgId,
  url: 'https://erp.example.com/hook',
  description: 'ERP',
  events: ['funds.received'],
  enabled: true,
  createdById: 'maker',
  createdAt: created,
};
const message = {
  __typename: 'outgoing_webhook_deliveries',
  id: 7,
  message_id: messageId,
  endpoint_id: endpointId,
  event: 'funds.received',
  state: 'failed',
  attempts: 10,
  next_attempt_at: created,
  delivered_at: null,
  response_status: 503,
  response_excerpt: 'Service Unavailable',
  createdAt: created,
  requestedById: 'orgadmin',
  payload: { type: 'funds.received', data: { amount: '1250.00', currency: 'EUR' } },
};
const answer = (field: string, secret: string, pendingChangeId: string | null = null) => ({
  result: { __typename: field, id: endpointId, secret, pendingChangeId },
});

function open(path: string) {
  serveSession();
  onQuery('organisation', { organisations_by_pk: organisation });
  onQuery('webhookEndpoints', { webhook_endpoints: [endpoint] });
  onQuery('webhookEndpoint', {
    webhook_endpoints_by_pk: {
      ...endpoint,
      organisation: { __typename: 'organisations', id: orgId, name: 'Nordics AB' },
    },
  });
  return renderPortal(path, superAdmin());
}

const dialog = async () => within(await screen.findByRole('dialog'));

test('a new webhook needs an address and an event, and its secret is shown once', async () => {
  const { user } = open(`${hub}?tab=webhooks`);
  const calls = onMutation('createWebhookEndpoint', answer('WebhookSecret', 'whsec_c2VjcmV0'));
  expect(await screen.findByRole('link', { name: 'https://erp.example.com/hook' })).toHaveAttribute(
    'href',
    `${hub}/webhooks/${endpointId}`,
  );
  await user.click(screen.getByRole('button', { name: 'New webhook' }));
  const form = await dialog();
  await user.click(await form.findByRole('button', { name: 'Create webhook' }));
  expect(await form.findByRole('button', { name: /Address: This field is required/ })).toBeVisible();
  expect(form.getByRole('button', { name: /Events: Choose at least one event/ })).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /^Address/ }), 'https://erp.example.com/new');
  await user.click(form.getByRole('checkbox', { name: /Money arrived on an account/ }));
  await user.click(form.getByRole('button', { name: 'Create webhook' }));
  expect(await screen.findByRole('button', { name: 'Copy signing secret: whsec_c2VjcmV0' })).toBeVisible();
  expect(calls[0]?.variables).toEqual({
    orgId,
    endpoint: { url: 'https://erp.example.com/new', description: '', events: ['funds.received'], enabled: true },
  });
  await user.click(screen.getByRole('button', { name: 'I have copied it' }));
  await waitFor(() => expect(screen.queryByText('whsec_c2VjcmV0')).toBeNull());
});

test('whether an address may be told is the server’s to say, at the field', async () => {
  const { user } = open(`${hub}?tab=webhooks`);
  const text = 'Enter an address that begins with https://.';
  refuseMutation('createWebhookEndpoint', text, { code: 'invalid_input', field: 'url' });
  await user.click(await screen.findByRole('button', { name: 'New webhook' }));
  const form = await dialog();
  await user.type(await form.findByRole('textbox', { name: /^Address/ }), 'http://localhost:9090/hook');
  await user.click(form.getByRole('checkbox', { name: /Money arrived on an account/ }));
  await user.click(form.getByRole('button', { name: 'Create webhook' }));
  expect(await form.findByRole('button', { name: `Address: ${text}` })).toBeVisible();
  const calls = onMutation('createWebhookEndpoint', answer('WebhookSecret', 'whsec_c2VjcmV0'));
  await user.click(form.getByRole('button', { name: 'Create webhook' }));
  await waitFor(() => expect(calls[0]?.variables).toMatchObject({ endpoint: { url: 'http://localhost:9090/hook' } }));
});

test('a webhook is edited from what it is, and the panel closes', async () => {
  const { user } = open(`${hub}/webhooks/${endpointId}`);
  onQuery('webhookMessages', { outgoing_webhook_deliveries: [] });
  const calls = onMutation('updateWebhookEndpoint', {
    result: { __typename: 'GovernedRecord', id: endpointId, pendingChangeId: null },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(screen.getByText('State').nextSibling).toHaveTextContent('On');
  const form = within(await screen.findByRole('dialog', { name: 'Edit webhook' }));
  expect(await form.findByRole('checkbox', { name: /Money arrived on an account/ })).toBeChecked();
  await user.type(form.getByRole('textbox', { name: 'Description' }), ' of the Nordics');
  await user.click(form.getByRole('checkbox', { name: /^Send messages/ }));
  await user.click(form.getByRole('button', { name: 'Save webhook' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { url, events } = endpoint;
  expect(calls.map(({ variables }) => variables)).toEqual([
    { endpointId, endpoint: { url, events, description: 'ERP of the Nordics', enabled: false } },
  ]);
});

test('an administrator who only looks at the webhooks is not asked for a new one', async () => {
  const { user } = open(`${hub}?tab=webhooks`);
  await screen.findByRole('link', { name: 'https://erp.example.com/hook' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'New webhook' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('an endpoint shows its messages, by state, and sends one again', async () => {
  const { user } = open(`${hub}/webhooks/${endpointId}`);
  const reads = onQuery('webhookMessages', { outgoing_webhook_deliveries: [message] });
  const replays = onMutation('replayWebhookMessage', { result: { __typename: 'AdministeredRecord', id: messageId } });
  const table = await screen.findByRole('table', { name: 'Messages' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/funds\.received.*Failed.*503/);
  expect(reads[0]?.variables).toMatchObject({ endpointId, states: ['waiting', 'delivered', 'failed'] });
  await user.click(within(table).getByRole('button', { name: 'Show' }));
  const panel = await dialog();
  expect(panel.getByText('1250.00')).toBeVisible();
  expect(panel.getByText('Service Unavailable')).toBeVisible();
  expect(panel.getByText('Sent on request of').nextSibling).toHaveTextContent('orgadmin');
  await user.click(panel.getByRole('button', { name: 'Send again' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Send again' }));
  await user.click(asked.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(replays[0]?.variables).toEqual({ endpointId, messageId }));
});

test('a message that was not answered says so; one that waits says nothing', async () => {
  open(`${hub}/webhooks/${endpointId}`);
  const unanswered = { ...message, response_status: null, response_excerpt: 'Connection refused' };
  const waiting = { ...unanswered, id: 8, message_id: orgId, state: 'waiting', response_excerpt: null };
  onQuery('webhookMessages', { outgoing_webhook_deliveries: [unanswered, waiting] });
  const table = await screen.findByRole('table', { name: 'Messages' });
  const answers = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[3]?.textContent);
  expect(answers).toEqual(['None', '']);
});

test('the messages are read again when the user comes back to them', async () => {
  open(`${hub}/webhooks/${endpointId}`);
  onQuery('webhookMessages', { outgoing_webhook_deliveries: [] });
  expect(await screen.findByText(/Messages will be listed here/)).toBeVisible();
  onQuery('webhookMessages', { outgoing_webhook_deliveries: [message] });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('table', { name: 'Messages' })).toBeVisible();
});

test('a new secret is made and shown; a deleted webhook leads back to the organisation', async () => {
  const { user } = open(`${hub}/webhooks/${endpointId}`);
  onQuery('webhookMessages', { outgoing_webhook_deliveries: [] });
  onMutation('rotateWebhookSecret', answer('WebhookSecret', 'whsec_bmV3'));
  onMutation('deleteWebhookEndpoint', administered('deleteWebhookEndpoint'));
  await user.click(await screen.findByRole('button', { name: 'New secret' }));
  await user.click((await dialog()).getByRole('button', { name: 'Make new secret' }));
  expect(await screen.findByRole('button', { name: 'Copy signing secret: whsec_bmV3' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I have copied it' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click((await dialog()).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(address()).toBe(`${hub}?tab=webhooks`));
});
