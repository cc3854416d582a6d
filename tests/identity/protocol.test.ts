import { publicTargets } from '../../local/identity/targets';
import { call } from './support/calls';
import { clientId, startPool, type TestPool } from './support/startPool';

let pool: TestPool;
beforeAll(async () => {
  pool = await startPool();
});
afterAll(async () => {
  await pool.stop();
  expect(pool.logged).toEqual([]);
});

it.each(['NoSuchOperation', 'constructor', 'toString', '__proto__', ''])('has no operation %j', async (name) => {
  const answer = await call(pool, name, {});
  expect(answer).toMatchObject({ status: 400, body: { __type: 'UnknownOperationException' } });
});

it.each(['not json', 'null', '"text"', '[1'])('refuses the body %j', async (body) => {
  expect((await call(pool, 'InitiateAuth', body)).body.__type).toBe('SerializationException');
});

it('refuses a body that is too long, and a NUL character', async () => {
  expect((await call(pool, 'GetUser', { AccessToken: 'x'.repeat(70_000) })).body.message).toMatch(/too long/);
  expect((await call(pool, 'ForgotPassword', { Username: 'a\u0000b' })).body.__type).toBe('InvalidParameterException');
});

it('knows only its own client', async () => {
  const answer = await call(pool, 'ForgotPassword', { ClientId: 'other', Username: 'ada' });
  expect(answer.body.__type).toBe('ResourceNotFoundException');
});

it.each([...publicTargets.keys()])(
  '%s answers empty and odd input with a 400, never with its own failure',
  async (name) => {
    for (const input of [{}, { ClientId: clientId }, { Username: 'nobody', ConfirmationCode: '1' }]) {
      const { status, body } = await call(pool, name, input);
      expect(status === 200 || status === 400).toBe(true);
      expect(body.__type).not.toBe('InternalErrorException');
    }
  },
);

it('shows the outbox as a page that escapes what people wrote', async () => {
  await pool.seed({ username: '<b>', phoneNumber: '<script>alert(1)</script>' });
  await call(pool, 'ForgotPassword', { ClientId: clientId, Username: '<b>' });
  const page = await (await fetch(`${pool.origin}/outbox`)).text();
  expect(page).toContain('Your verification code is 123456.');
  expect(page).not.toContain('<script>');
});

it('reads names in any script, split wherever the network splits them', async () => {
  await pool.seed({ username: 'ǅ-пользователь-𝄞' });
  const text = JSON.stringify({ ClientId: clientId, Username: 'ǅ-пользователь-𝄞' });
  const bytes = Buffer.from(text);
  const body = new ReadableStream({
    async start(controller) {
      for (const byte of bytes) {
        controller.enqueue(Uint8Array.of(byte));
        if (byte > 127) await new Promise((resolve) => setImmediate(resolve));
      }
      controller.close();
    },
  });
  const sent = await pool.outbox();
  await fetch(pool.endpoint, {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.ForgotPassword' },
    body,
    duplex: 'half',
  } as RequestInit);
  expect(await pool.outbox()).toHaveLength(sent.length + 1);
});
