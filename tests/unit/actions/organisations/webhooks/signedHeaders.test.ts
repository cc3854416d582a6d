import { Webhook } from 'standardwebhooks';
import { signedHeaders } from '../../../../../actions/organisations/webhooks/delivery/signedHeaders';
import { webhookSecretOf } from '../../../../../actions/organisations/webhooks/webhookSecret';

const secretOf = (changeId: string) => webhookSecretOf('a key that seals', changeId);

const id = 'c0d6d3a8-6a3c-4b0e-9d2f-3b2f6f0f0a01';
const body = '{"type": "funds.received", "data": {"amount": "12.50", "sender": "Ünlü"}}';

test('the independent library verifies what either of two secrets signed, and nothing else', () => {
  const [newest, previous, other] = [secretOf('c-1'), secretOf('c-2'), secretOf('c-3')];
  const headers = signedHeaders({ id, body }, [newest, previous], new Date());
  expect(new Webhook(newest).verify(body, headers)).toEqual(JSON.parse(body));
  expect(new Webhook(previous).verify(body, headers)).toEqual(JSON.parse(body));
  expect(() => new Webhook(other).verify(body, headers)).toThrow();
  expect(() => new Webhook(newest).verify(`${body} `, headers)).toThrow();
  expect(() => new Webhook(newest).verify(body, { ...headers, 'webhook-id': 'another' })).toThrow();
  const late = { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) - 1) };
  expect(() => new Webhook(newest).verify(body, late)).toThrow();
});

test('signs as the library does', () => {
  const secret = secretOf('c-1');
  const now = new Date('2026-11-20T10:00:00.900Z');
  const headers = signedHeaders({ id, body }, [secret], now);
  expect(headers['webhook-timestamp']).toBe('1795168800');
  expect(headers['webhook-signature']).toBe(new Webhook(secret).sign(id, new Date('2026-11-20T10:00:00Z'), body));
});
