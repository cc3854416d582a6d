import { createGuardrails, generate } from 'otplib';
import { openBrowser, signedIn, type Browser } from './support/browser';
import { byPassword, respond } from './support/calls';
import { goodPassword, startPool, type TestPool } from './support/startPool';

const secret = 'JBSWY3DPEHPK3PXP';
const guardrails = createGuardrails({ MIN_SECRET_BYTES: 10 });

let pool: TestPool;
beforeAll(async () => {
  pool = await startPool();
});
afterAll(async () => {
  await pool.stop();
  expect(pool.logged).toEqual([]);
});

const codeAt = (offsetSeconds = 0, of = secret) =>
  generate({ secret: of, epoch: Math.floor(pool.now() / 1000) + offsetSeconds, guardrails });

const mismatch = { name: 'CodeMismatchException' };

describe('by text message', () => {
  it('sends the code to the phone, shows it in the outbox, and takes it after a wrong one', async () => {
    await pool.seed({ username: 'sam', mfa: 'sms', phoneNumber: '+447700900123' });
    const browser = openBrowser(pool, 'sam');
    expect((await browser.signIn()).next).toBe('SMS_MFA');
    expect((await pool.outbox())[0]).toMatchObject({
      medium: 'SMS',
      to: '+447700900123',
      text: 'Your authentication code is 123456.',
    });
    await expect(browser.sendCode('000000')).rejects.toMatchObject(mismatch);
    expect((await browser.sendCode('123456')).next).toBe('done');
  });

  it('tells the client the last digits of the phone alone', async () => {
    await pool.seed({ username: 'shy', mfa: 'sms', phoneNumber: '+447700900777' });
    const { body } = await byPassword(pool, 'shy', goodPassword);
    expect(body.ChallengeParameters).toEqual({
      CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS',
      CODE_DELIVERY_DESTINATION: '+*******0777',
    });
  });

  it('ends the session after five wrong codes, although the sixth is right', async () => {
    await pool.seed({ username: 'guess', mfa: 'sms' });
    const browser = openBrowser(pool, 'guess');
    await browser.signIn();
    await failFiveTimes(browser, 'SMS_MFA');
    await expect(browser.sendCode('123456')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Invalid session for the user.',
    });
  });
});

describe('guessing across sessions', () => {
  beforeAll(() => pool.stopClock());
  afterAll(() => pool.startClock());
  const locked = { name: 'NotAuthorizedException', message: 'Password attempts exceeded' };

  /** A wrong code in a session of its own: the password is right each time. */
  const guessOnce = async (username: string) => {
    const browser = openBrowser(pool, username);
    await browser.signIn();
    await expect(browser.sendCode('000000')).rejects.toMatchObject(mismatch);
  };

  it('locks the account after five wrong codes: neither password nor code is taken', async () => {
    await pool.seed({ username: 'hunted', mfa: 'sms' });
    const waiting = openBrowser(pool, 'hunted');
    await waiting.signIn();
    for (let guess = 0; guess < 5; guess += 1) await guessOnce('hunted');
    await expect(waiting.sendCode('123456')).rejects.toMatchObject(locked);
    await expect(openBrowser(pool, 'hunted').signIn()).rejects.toMatchObject(locked);
  });

  it('locks for longer with each further one, although the password was right in between', async () => {
    await pool.seed({ username: 'chased', mfa: 'sms' });
    for (let guess = 0; guess < 5; guess += 1) await guessOnce('chased');
    pool.advance(1001);
    await guessOnce('chased');
    pool.advance(1001);
    await expect(openBrowser(pool, 'chased').signIn()).rejects.toMatchObject(locked);
    pool.advance(1000);
    const browser = openBrowser(pool, 'chased');
    await browser.signIn();
    expect((await browser.sendCode('123456')).next).toBe('done');
    await guessOnce('chased');
    expect((await openBrowser(pool, 'chased').signIn()).next).toBe('SMS_MFA');
  });
});

describe('by authenticator app', () => {
  const seedTreasurer = (username: string) =>
    pool.seed({ username, mfa: 'authenticator', authenticatorSecret: secret });

  it('takes the code of now after a wrong one', async () => {
    await seedTreasurer('tomas');
    const browser = openBrowser(pool, 'tomas');
    expect((await browser.signIn()).next).toBe('SOFTWARE_TOKEN_MFA');
    await expect(browser.sendCode('abc', 'SOFTWARE_TOKEN_MFA')).rejects.toMatchObject(mismatch);
    expect((await browser.sendCode(await codeAt(), 'SOFTWARE_TOKEN_MFA')).next).toBe('done');
  });

  it('takes the codes one step away and none further', async () => {
    await seedTreasurer('drift');
    for (const [offset, isTaken] of [
      [-30, true],
      [30, true],
      [-90, false],
      [90, false],
    ] as const) {
      const browser = openBrowser(pool, 'drift');
      await browser.signIn();
      const sent = browser.sendCode(await codeAt(offset), 'SOFTWARE_TOKEN_MFA');
      if (isTaken) expect((await sent).next).toBe('done');
      else await expect(sent).rejects.toMatchObject(mismatch);
    }
  });

  it('takes a code once, and the session then still takes the next', async () => {
    await seedTreasurer('replay');
    const code = await codeAt();
    const [first, second] = [openBrowser(pool, 'replay'), openBrowser(pool, 'replay')];
    await first.signIn();
    await second.signIn();
    expect((await first.sendCode(code, 'SOFTWARE_TOKEN_MFA')).next).toBe('done');
    await expect(second.sendCode(code, 'SOFTWARE_TOKEN_MFA')).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    pool.advance(30_000);
    expect((await second.sendCode(await codeAt(), 'SOFTWARE_TOKEN_MFA')).next).toBe('done');
  });

  it('takes a code once when sent by two at the same moment', async () => {
    await seedTreasurer('race');
    const sessions = [await byPassword(pool, 'race', goodPassword), await byPassword(pool, 'race', goodPassword)];
    const code = await codeAt();
    const answers = await Promise.all(
      sessions.map(({ body }) =>
        respond(pool, 'SOFTWARE_TOKEN_MFA', body.Session, { USERNAME: 'race', SOFTWARE_TOKEN_MFA_CODE: code }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('ends the session after five wrong codes', async () => {
    await seedTreasurer('guesser');
    const browser = openBrowser(pool, 'guesser');
    await browser.signIn();
    await failFiveTimes(browser, 'SOFTWARE_TOKEN_MFA');
    await expect(browser.sendCode(await codeAt(), 'SOFTWARE_TOKEN_MFA')).rejects.toMatchObject({
      message: 'Invalid session for the user.',
    });
  });
});

describe('setting up an authenticator', () => {
  it('goes from the secret through a first code to being asked at the next sign-in', async () => {
    await pool.seed({ username: 'noor' });
    const browser = openBrowser(pool, 'noor');
    await signedIn(browser);
    expect((await browser.userData())?.UserMFASettingList ?? []).toEqual([]);
    const offered = await browser.offeredSecret();
    await expect(browser.preferAuthenticator()).rejects.toMatchObject({ name: 'InvalidParameterException' });
    await expect(browser.verifyAuthenticator('000000')).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    });
    await browser.verifyAuthenticator(await codeAt(0, offered));
    await browser.preferAuthenticator();
    expect(await browser.userData()).toMatchObject({
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    });
    const later = openBrowser(pool, 'noor');
    expect((await later.signIn()).next).toBe('SOFTWARE_TOKEN_MFA');
    expect((await later.sendCode(await codeAt(0, offered), 'SOFTWARE_TOKEN_MFA')).next).toBe('done');
  });

  it('leaves the present one at work until the new one is proven', async () => {
    await pool.seed({ username: 'again', mfa: 'authenticator', authenticatorSecret: secret });
    const browser = openBrowser(pool, 'again');
    await browser.signIn();
    await browser.sendCode(await codeAt(), 'SOFTWARE_TOKEN_MFA');
    await browser.offeredSecret();
    pool.advance(30_000);
    const later = openBrowser(pool, 'again');
    await later.signIn();
    expect((await later.sendCode(await codeAt(), 'SOFTWARE_TOKEN_MFA')).next).toBe('done');
  });
});

async function failFiveTimes(browser: Browser, factor: 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA'): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await expect(browser.sendCode('999999x', factor)).rejects.toMatchObject(mismatch);
  }
}
