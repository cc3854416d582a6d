import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpointInputSchema } from '../../../../domain/webhooks/endpointInput';
import { webhookEventNames } from '../../../../domain/webhooks/events';

const endpoint = {
  url: 'https://erp.example.com/hook',
  description: '',
  events: ['funds.received'],
  enabled: true,
};
const faultOf = (change: object, isAnywhereAllowed = false) =>
  endpointInputSchema(isAnywhereAllowed)
    .validate({ ...endpoint, ...change }, { strict: true })
    .then(() => undefined)
    .catch((error: { path?: string; message: string }) => `${error.path}: ${error.message}`);

test.each([
  [{}, undefined],
  [{ events: [...webhookEventNames] }, undefined],
  [{ url: 'http://erp.example.com' }, 'url: Enter an address that begins with https://.'],
  [{ url: `https://erp.example.com/${'a'.repeat(500)}` }, 'url: Use at most 500 characters.'],
  [{ events: [] }, 'events: Choose at least one event.'],
  [{ events: ['funds.received', 'funds.received'] }, 'events: Choose each once.'],
  [{ events: ['payment.deleted'] }, 'events[0]: This event is not known.'],
  [{ description: 'a'.repeat(101) }, 'description: Use at most 100 characters.'],
  [{ description: 'two\nlines' }, 'description: Use plain text on one line.'],
])('%j: %s', async (change, fault) => expect(await faultOf(change)).toBe(fault));

test('the local stack takes any address', async () => {
  expect(await faultOf({ url: 'http://127.0.0.1:4000' }, true)).toBeUndefined();
  expect(await faultOf({ url: 'nowhere' }, true)).toBe('url: Enter an address.');
});

test('the database knows the same events', () => {
  const file = join(__dirname, '../../../../migrations/20261128000010_outgoing_webhooks.up.sql');
  const [list = ''] = /events <@ array\[([^\]]+)\]/.exec(readFileSync(file, 'utf8'))?.slice(1) ?? [];
  expect([...list.matchAll(/'([^']+)'/g)].map(([, name]) => name)).toEqual(webhookEventNames);
});
