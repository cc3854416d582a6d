import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { decodeJwt } from 'jose';
import { demoUsers } from '../../local/stack/demo/users';
import { signInDemoUser } from '../../local/identity/signInDemoUser';
import { refresh } from './support/calls';
import { startPool, type TestPool } from './support/startPool';

const execute = promisify(execFile);
const root = join(__dirname, '..', '..');

let pool: TestPool;
beforeAll(async () => {
  pool = await startPool();
  await pool.seed(...demoUsers());
  pool.setTrigger((event) => {
    const groups = event.request.groupConfiguration.groupsToOverride ?? [];
    const claims = { 'x-hasura-allowed-roles': ['user', ...groups] };
    const added = { 'https://hasura.io/jwt/claims': JSON.stringify(claims) };
    const idTokenGeneration = { claimsToAddOrOverride: added };
    return Promise.resolve({ ...event, response: { claimsAndScopeOverrideDetails: { idTokenGeneration } } });
  });
});
afterAll(async () => {
  await pool.stop();
  expect(pool.logged).toEqual([]);
});

const enabled = demoUsers().filter(({ isEnabled }) => isEnabled);

it.each(enabled.map(({ username }) => username))('%s signs in, whatever is asked', async (username) => {
  const { idToken, accessToken, refreshToken } = await signInDemoUser(pool.origin, username);
  expect(decodeJwt(idToken)['cognito:username']).toBe(username);
  expect(decodeJwt(accessToken).token_use).toBe('access');
  expect((await refresh(pool, refreshToken)).status).toBe(200);
});

it('two sign-ins with an authenticator at once each find a code', async () => {
  const treasurer = demoUsers().find(({ username }) => username === 'treasurer');
  await pool.seed({ ...treasurer, username: 'twofold' });
  const [one, other] = await Promise.all(['twofold', 'twofold'].map((name) => signInDemoUser(pool.origin, name)));
  expect(one!.idToken).not.toBe(other!.idToken);
}, 300_000);

it('says why somebody cannot sign in', async () => {
  await expect(signInDemoUser(pool.origin, 'disabled')).rejects.toThrow('User is disabled.');
  await expect(signInDemoUser(pool.origin, 'nobody')).rejects.toThrow('Incorrect username or password.');
  await expect(signInDemoUser('http://localhost:1', 'maker')).rejects.toThrow(
    'No portal answers at http://localhost:1.',
  );
});

/** `npm run token` as a person's shell sees it. */
async function token(...words: string[]) {
  const command = ['--import', 'tsx', join(root, 'local', 'identity', 'printToken.ts'), ...words];
  const environment = { ...process.env, PORT: new URL(pool.origin).port };
  return execute(process.execPath, command, { cwd: root, env: environment }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  );
}

describe('npm run token', () => {
  it.each([[['maker']], [['superadmin', 'admin']], [['maker', 'user']]])(
    '%j prints the id token alone',
    async (words) => {
      const { code, stdout, stderr } = await token(...words);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\n$/);
      expect(decodeJwt(stdout.trim())['cognito:username']).toBe(words[0]);
    },
  );

  it.each([
    [['maker', 'admin'], 'The role admin is not among those allowed: user.\n'],
    [['disabled'], 'User is disabled.\n'],
    [[], 'Usage: npm run token -- <username> [role]\n'],
    [['maker', 'user', 'more'], 'Usage: npm run token -- <username> [role]\n'],
  ])('%j ends with 1 and %j', async (words, stderr) => {
    expect(await token(...words)).toEqual({ code: 1, stdout: '', stderr });
  });
});
