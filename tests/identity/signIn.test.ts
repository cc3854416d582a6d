import { createHash } from 'node:crypto';
import { byPassword, call, refresh, respond } from './support/calls';
import { openBrowser, signedIn } from './support/browser';
import { callSigned } from './support/signedCalls';
import { clientId, goodPassword, startPool, type TestPool } from './support/startPool';

let pool: TestPool;
beforeAll(async () => {
  pool = await startPool();
});
afterAll(async () => {
  await pool.stop();
  expect(pool.logged).toEqual([]);
});

const refusal = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };

it('signs forty users in by SRP, whatever the shape of names and passwords', async () => {
  const users = Array.from({ length: 40 }, (_, index) => {
    const noise = createHash('sha256').update(`srp ${index}`).digest('hex');
    const wild = ['ä€𝄞', ' " \\ ', 'ẞ:ı', ''][index % 4] ?? '';
    return {
      username: `${'0'.repeat(index % 3)}u${noise.slice(0, 1 + (index % 30))}.${index}`,
      password: `0Aa!${wild}${noise}`,
    };
  });
  await pool.seed(...users);
  for (const { username, password } of users) {
    const tokens = await signedIn(openBrowser(pool, username), password);
    expect(tokens.idClaims['cognito:username']).toBe(username);
  }
}, 300_000);

describe('a wrong password and an unknown user', () => {
  beforeAll(() => pool.seed({ username: 'known' }));

  it('get the same refusal through SRP', async () => {
    await expect(openBrowser(pool, 'known').signIn('Wrong-2026!x')).rejects.toMatchObject(refusal);
    await expect(openBrowser(pool, 'nobody').signIn('Wrong-2026!x')).rejects.toMatchObject(refusal);
  });

  it('get byte for byte the same answer to a plain password', async () => {
    const wrong = await byPassword(pool, 'known', 'Wrong-2026!x');
    expect(wrong).toEqual(await byPassword(pool, 'nobody', goodPassword));
    expect(wrong.status).toBe(400);
  });

  it('get challenges of the same shape, with a salt that stays', async () => {
    const begin = async (USERNAME: string) => {
      const input = { AuthFlow: 'USER_SRP_AUTH', ClientId: clientId, AuthParameters: { USERNAME, SRP_A: 'abc123' } };
      const { body } = await call(pool, 'InitiateAuth', input);
      return body.ChallengeParameters as Record<string, string>;
    };
    const [known, unknown, again] = [await begin('known'), await begin('nobody'), await begin('nobody')];
    expect(Object.keys(unknown)).toEqual(Object.keys(known));
    expect(unknown.SALT).toHaveLength(known.SALT!.length);
    expect(again.SALT).toBe(unknown.SALT);
    expect(again.SRP_B).not.toBe(unknown.SRP_B);
    await pool.restart();
    expect((await begin('nobody')).SALT).toBe(unknown.SALT);
  });

  it('are locked out alike', async () => {
    await pool.seed({ username: 'locked' });
    const answers = async (username: string) => {
      const seen = [];
      for (let attempt = 0; attempt < 6; attempt += 1) seen.push(await byPassword(pool, username, 'Wrong-2026!x'));
      return seen;
    };
    expect(await answers('locked')).toEqual(await answers('nobody-else'));
  });

  it.each(['', '0', 'not hexadecimal'])('SRP_A %j is refused as a wrong parameter', async (SRP_A) => {
    const input = { AuthFlow: 'USER_SRP_AUTH', ClientId: clientId, AuthParameters: { USERNAME: 'known', SRP_A } };
    expect((await call(pool, 'InitiateAuth', input)).body.__type).toBe('InvalidParameterException');
  });
});

describe('lock-out', () => {
  beforeAll(() => pool.stopClock());
  afterAll(() => pool.startClock());
  const failFiveTimes = async (username: string) => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(openBrowser(pool, username).signIn('Wrong-2026!x')).rejects.toMatchObject(refusal);
    }
  };

  it('refuses the sixth attempt although the password is right, and lets in once the time is over', async () => {
    await pool.seed({ username: 'hasty' });
    await failFiveTimes('hasty');
    await expect(openBrowser(pool, 'hasty').signIn()).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Password attempts exceeded',
    });
    pool.advance(1_001);
    await signedIn(openBrowser(pool, 'hasty'));
  });

  it('doubles with each further failure up to fifteen minutes', async () => {
    await pool.seed({ username: 'stubborn' });
    await failFiveTimes('stubborn');
    for (let failures = 6; failures <= 18; failures += 1) {
      pool.advance(15 * 60_000 + 1);
      expect((await byPassword(pool, 'stubborn', 'Wrong-2026!x')).body.message).toBe(refusal.message);
    }
    pool.advance(15 * 60_000 - 1_000);
    expect((await byPassword(pool, 'stubborn', goodPassword)).body.message).toBe('Password attempts exceeded');
    pool.advance(1_001);
    expect((await byPassword(pool, 'stubborn', goodPassword)).status).toBe(200);
  });

  it('starts anew after a sign-in', async () => {
    await pool.seed({ username: 'forgetful' });
    for (let attempt = 0; attempt < 4; attempt += 1) await byPassword(pool, 'forgetful', 'Wrong-2026!x');
    expect((await byPassword(pool, 'forgetful', goodPassword)).status).toBe(200);
    await byPassword(pool, 'forgetful', 'Wrong-2026!x');
    expect((await byPassword(pool, 'forgetful', goodPassword)).status).toBe(200);
  });

  it('counts failures that arrive together', async () => {
    await pool.seed({ username: 'rushed' });
    await Promise.all(Array.from({ length: 8 }, () => byPassword(pool, 'rushed', 'Wrong-2026!x')));
    expect((await byPassword(pool, 'rushed', goodPassword)).body.message).toBe('Password attempts exceeded');
  });

  it('counts a wrong old password too', async () => {
    await pool.seed({ username: 'changer' });
    const browser = openBrowser(pool, 'changer');
    await signedIn(browser);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(browser.changePassword('Wrong-2026!x', 'Another-2026!')).rejects.toMatchObject(refusal);
    }
    await expect(browser.changePassword(goodPassword, 'Another-2026!')).rejects.toMatchObject({
      message: 'Password attempts exceeded',
    });
  });
});

describe('a disabled user', () => {
  it('is refused after the right password, and not told apart before', async () => {
    await pool.seed({ username: 'dora', isEnabled: false });
    await expect(openBrowser(pool, 'dora').signIn()).rejects.toMatchObject({ message: 'User is disabled.' });
    await expect(openBrowser(pool, 'dora').signIn('Wrong-2026!x')).rejects.toMatchObject(refusal);
  });
});

describe('the session of a challenge', () => {
  const smsChallenge = async (username: string) => (await byPassword(pool, username, goodPassword)).body.Session;
  const answer = (session: unknown, username: string, challenge = 'SMS_MFA') =>
    respond(pool, challenge, session, { USERNAME: username, SMS_MFA_CODE: '123456', NEW_PASSWORD: 'Another-2026!' });
  const invalid = { status: 400, body: { __type: 'NotAuthorizedException', message: 'Invalid session for the user.' } };

  beforeAll(() => pool.seed({ username: 'sam', mfa: 'sms' }, { username: 'eve', mfa: 'sms' }));

  it('is needed', async () => {
    for (const session of ['bogus', '', undefined]) {
      for (const challenge of ['SMS_MFA', 'SOFTWARE_TOKEN_MFA', 'NEW_PASSWORD_REQUIRED', 'PASSWORD_VERIFIER']) {
        expect(await answer(session, 'sam', challenge)).toEqual(invalid);
      }
    }
  });

  it('works once', async () => {
    const session = await smsChallenge('sam');
    expect((await answer(session, 'sam')).status).toBe(200);
    expect(await answer(session, 'sam')).toEqual(invalid);
  });

  it('works once when used at the same moment', async () => {
    const session = await smsChallenge('sam');
    const answers = await Promise.all(Array.from({ length: 6 }, () => answer(session, 'sam')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('works for its own user and challenge alone', async () => {
    expect(await answer(await smsChallenge('sam'), 'eve')).toEqual(invalid);
    expect(await answer(await smsChallenge('sam'), 'sam', 'NEW_PASSWORD_REQUIRED')).toEqual(invalid);
    expect(await answer(await smsChallenge('sam'), 'sam', 'SOFTWARE_TOKEN_MFA')).toEqual(invalid);
  });

  it('expires after three minutes', async () => {
    const [kept, late] = [await smsChallenge('sam'), await smsChallenge('sam')];
    pool.advance(3 * 60_000 - 5_000);
    expect((await answer(kept, 'sam')).status).toBe(200);
    pool.advance(5_001);
    expect(await answer(late, 'sam')).toEqual(invalid);
  });

  it('dies with the user’s being disabled', async () => {
    await pool.seed({ username: 'gone', mfa: 'sms' });
    const session = await smsChallenge('gone');
    await callSigned(pool, 'AdminDisableUser', { Username: 'gone' });
    expect((await answer(session, 'gone')).status).toBe(400);
  });
});

it('an unknown or expired refresh token is refused', async () => {
  expect((await refresh(pool, 'bogus')).body.message).toBe('Invalid Refresh Token');
  await pool.seed({ username: 'old' });
  const tokens = await signedIn(openBrowser(pool, 'old'));
  pool.advance(8 * 60 * 60_000 - 5_000);
  expect((await refresh(pool, tokens.refresh)).status).toBe(200);
  pool.advance(5_001);
  expect((await refresh(pool, tokens.refresh)).body.message).toBe('Invalid Refresh Token');
});
