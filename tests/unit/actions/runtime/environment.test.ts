import { readEnvironment } from '../../../../actions/runtime/environment';

const complete = {
  DATABASE_URL: 'postgres://localhost/x',
  ACTIONS_SECRET: 'a-secret-of-sixteen',
  SEAL_KEY: 'ab'.repeat(32),
  TCC_BASE_URL: 'http://localhost/v2',
  TCC_WEBHOOK_HMAC_KEY: 'another-secret-here',
  COGNITO_USER_POOL_ID: 'eu-west-1_x',
};

test('a complete environment is read with its defaults', () => {
  expect(readEnvironment(complete)).toMatchObject({
    AWS_REGION: 'eu-west-1',
    LOG_LEVEL: 'info',
    TCC_TIMEOUT_MS: 10_000,
  });
});

test.each(Object.keys(complete))('a missing %s names itself', (name) => {
  expect(() => readEnvironment({ ...complete, [name]: undefined })).toThrow(name);
});

test('a short secret and a wrong key are named together', () => {
  const read = () => readEnvironment({ ...complete, ACTIONS_SECRET: 'short', SEAL_KEY: 'zz' });
  expect(read).toThrow(/ACTIONS_SECRET.*SEAL_KEY|SEAL_KEY.*ACTIONS_SECRET/);
});

test('a time limit that could outlast the lease of an intent is refused by name', () => {
  const read = (TCC_TIMEOUT_MS: string) => readEnvironment({ ...complete, TCC_TIMEOUT_MS });
  expect(read('10000').TCC_TIMEOUT_MS).toBe(10_000);
  expect(() => read('10001')).toThrow(
    'Environment: TCC_TIMEOUT_MS: Enter at most 10000, because the lease of an intent is 60000 ms.',
  );
});

test('the address of account requests is safe for its credential, and comes with one', () => {
  const read = (ACCOUNT_REQUESTS_URL: string, ACCOUNT_REQUESTS_KEY: string | undefined = 'x'.repeat(16)) =>
    readEnvironment({ ...complete, ACCOUNT_REQUESTS_URL, ACCOUNT_REQUESTS_KEY }).ACCOUNT_REQUESTS_URL;
  for (const url of ['https://provider.example/requests', 'http://localhost:3000/requests', 'http://127.0.0.1/', '']) {
    expect(read(url)).toBe(url);
  }
  for (const url of ['http://provider.example/requests', 'ftp://localhost/requests', 'nowhere']) {
    expect(() => read(url)).toThrow('ACCOUNT_REQUESTS_URL: Begin with https://');
  }
  expect(() => read('https://provider.example', '')).toThrow('ACCOUNT_REQUESTS_KEY');
  expect(() => read('https://provider.example', 'short')).toThrow('ACCOUNT_REQUESTS_KEY');
  expect(read('', 'short')).toBe('');
});
