import { mailerOf } from '../../../../actions/mail/mailerOf';
import { sesMailer } from '../../../../actions/mail/sesMailer';
import { readEnvironment } from '../../../../actions/runtime/environment';

const mail = { to: 'ann@example.org', subject: 'Corridor: Money in', text: 'Text', html: '<p>Text</p>' };

function mailer(answer: () => Promise<Response>) {
  const calls: { url: string; init: RequestInit }[] = [];
  const service = sesMailer({
    address: 'https://ses.example',
    from: 'notices@corridor.example',
    region: 'eu-west-1',
    key: { accessKeyId: 'key', secretAccessKey: 'secret' },
    fetch: (url, init) => {
      calls.push({ url: String(url), init: init ?? {} });
      return answer();
    },
    now: () => new Date('2026-11-24T10:00:00Z'),
  });
  return { service, calls };
}

test('a mail is given to SES as text and HTML, signed for the service', async () => {
  const { service, calls } = mailer(() => Promise.resolve(new Response('{"MessageId":"1"}')));
  expect(await service.send(mail)).toEqual({ kind: 'sent' });
  const [{ url, init }] = calls as [{ url: string; init: RequestInit }];
  expect(url).toBe('https://ses.example/v2/email/outbound-emails');
  expect((init.headers as Record<string, string>).authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=key\/20261124\/eu-west-1\/ses\/aws4_request/,
  );
  expect(JSON.parse(String(init.body))).toMatchObject({
    FromEmailAddress: 'notices@corridor.example',
    Destination: { ToAddresses: ['ann@example.org'] },
    Content: { Simple: { Body: { Text: { Data: 'Text' }, Html: { Data: '<p>Text</p>' } } } },
  });
});

test.each([
  [429, 'later'],
  [503, 'later'],
  [400, 'refused'],
  [403, 'refused'],
])('the answer %i is %s', async (status, kind) => {
  const { service } = mailer(() => Promise.resolve(new Response('no', { status })));
  expect(await service.send(mail)).toMatchObject({ kind, problem: `${status} no` });
});

test.each([
  ['a refused connection', { cause: { code: 'ECONNREFUSED' } }, 'later'],
  ['a connection that broke', { cause: { code: 'ECONNRESET' } }, 'unknown'],
  ['a time limit', {}, 'unknown'],
])('%s is %s', async (_what, properties, kind) => {
  const { service } = mailer(() => Promise.reject(Object.assign(new Error('failed'), properties)));
  expect(await service.send(mail)).toMatchObject({ kind });
});

test('without a sender there is no mail service', () => {
  const variables = {
    DATABASE_URL: 'postgres://',
    ACTIONS_SECRET: 'x'.repeat(16),
    SEAL_KEY: '0'.repeat(64),
    TCC_BASE_URL: 'http://x',
    TCC_WEBHOOK_HMAC_KEY: 'x'.repeat(16),
    COGNITO_USER_POOL_ID: 'pool',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  };
  expect(mailerOf(readEnvironment(variables))).toBeUndefined();
  expect(mailerOf(readEnvironment({ ...variables, MAIL_FROM: 'notices@corridor.example' }))).toBeDefined();
});
