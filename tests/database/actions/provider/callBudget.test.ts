import { callsPerMinute, callsPerUser, shares, takeCall } from '../../../../actions/provider/callBudget';
import { createPortal, type Portal } from './portal';

let portal: Portal;
beforeAll(async () => {
  portal = await createPortal();
});
afterEach(() => portal.database('provider_calls').delete());
afterAll(() => portal.drop());

const now = Date.parse('2026-11-21T10:00:10Z');

/** Makes calls one after the other; gives how many were admitted. */
async function admitted(count: number, userId: string, orgId: string, loginId = 'house', at = now): Promise<number> {
  for (let calls = 0; calls < count; calls += 1) {
    const isAdmitted = await takeCall(portal.database, { loginId, orgId, userId }, at).then(
      () => true,
      () => false,
    );
    if (!isAdmitted) return calls;
  }
  return count;
}

test('the shares leave a fifth of the provider’s limit to sending', () => {
  expect(callsPerMinute - shares.requests - shares.sync).toBe(callsPerMinute / 5);
});

test('a user has as many calls in a minute, and as many in the next', async () => {
  expect(await admitted(callsPerUser + 1, 'maya', 'aldgate')).toBe(callsPerUser);
  expect(await admitted(1, 'maya', 'aldgate', 'house', now + 49_999)).toBe(0);
  expect(await admitted(callsPerUser + 1, 'maya', 'aldgate', 'house', now + 50_000)).toBe(callsPerUser);
});

test('a user’s calls count together, whatever the organisation', async () => {
  expect(await admitted(callsPerUser - 1, 'maya', 'aldgate')).toBe(callsPerUser - 1);
  expect(await admitted(2, 'maya', 'borealis')).toBe(1);
});

test('calls at once do not exceed the limit of a user', async () => {
  const calls = Array.from({ length: 2 * callsPerUser }, () => admitted(1, 'maya', 'aldgate'));
  const count = (await Promise.all(calls)).reduce((sum, one) => sum + one, 0);
  expect(count).toBe(callsPerUser);
});

test('an organisation of many users has half of the share, the next one a quarter: part of it stays free', async () => {
  const flood = async (orgId: string) => {
    let calls = 0;
    for (let user = 0; user < 5; user += 1) calls += await admitted(callsPerUser, `${orgId} ${user}`, orgId);
    return calls;
  };
  expect(await flood('aldgate')).toBe(shares.requests / 2);
  expect(await flood('borealis')).toBe(shares.requests / 4);
  expect(await admitted(10, 'honest', 'cheapside')).toBe(10);
});

test('each login has a budget of its own', async () => {
  await admitted(callsPerUser, 'maya', 'aldgate');
  expect(await admitted(1, 'maya', 'aldgate', 'own login')).toBe(1);
});

test('a refusal says when to try again', async () => {
  await admitted(callsPerUser, 'maya', 'aldgate');
  const caller = { loginId: 'house', orgId: 'aldgate', userId: 'maya' };
  await expect(takeCall(portal.database, caller, now)).rejects.toMatchObject({
    code: 'too_many_requests',
    message: 'Too many requests. Try again in 50 s.',
  });
});

test('a user keeps one row from minute to minute', async () => {
  for (let minute = 0; minute < 3; minute += 1) await admitted(2, 'maya', 'aldgate', 'house', now + minute * 60_000);
  expect(await portal.database('provider_calls').select('user_id', 'calls')).toEqual([{ user_id: 'maya', calls: 2 }]);
});
