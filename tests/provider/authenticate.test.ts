import { startSimulator, type RunningSimulator } from './support/startSimulator';
import { apiKey, clientContact, houseContact, loginId, strangerContact } from './support/world';

let simulator: RunningSimulator;
beforeEach(async () => (simulator = await startSimulator()));
afterEach(() => simulator.stop());

const attempt = (key: string) => simulator.call('POST', '/authenticate/api', { login_id: loginId, api_key: key });

describe('a session', () => {
  it('stands for the house account and its contact', async () => {
    const account = await simulator.call('GET', '/accounts/current');
    const contact = await simulator.call('GET', '/contacts/current');
    expect(account.body.account_name).toBe('House');
    expect(contact.body).toMatchObject({ id: houseContact, account_id: account.body.id, account_name: 'House' });
    expect(contact.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('lives 30 minutes from its last use', async () => {
    for (let round = 0; round < 3; round += 1) {
      await simulator.control('POST', 'clock', { advance: 'PT29M' });
      expect((await simulator.call('GET', '/accounts/current')).status).toBe(200);
    }
    await simulator.control('POST', 'clock', { advance: 'PT32M' });
    const { status, body } = await simulator.call('GET', '/accounts/current');
    expect(status).toBe(401);
    expect(body.error_messages.username[0].code).toBe('invalid_supplied_credentials');
  });

  it('outlives a restart and ends when it is closed', async () => {
    await simulator.restart();
    expect((await simulator.call('GET', '/accounts/current')).status).toBe(200);
    expect(await simulator.call('POST', '/authenticate/close_session')).toMatchObject({ status: 200, text: '' });
    expect((await simulator.call('GET', '/accounts/current')).status).toBe(401);
  });
});

describe('logging in', () => {
  it('refuses a key of the wrong form without counting it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { status, body } = await attempt('short');
      expect([status, body.error_code]).toEqual([400, 'auth_invalid_user_login_details']);
    }
    expect((await attempt(apiKey)).status).toBe(200);
  });

  it('locks after four wrong keys, until it is unlocked', async () => {
    for (let round = 0; round < 4; round += 1) expect((await attempt('0'.repeat(64))).status).toBe(401);
    expect((await attempt(apiKey)).status).toBe(401);
    expect((await simulator.call('GET', '/accounts/current')).status).toBe(401);
    await simulator.restart();
    expect((await attempt(apiKey)).status).toBe(401);
    await simulator.control('POST', 'logins', { loginId, locked: false });
    expect((await attempt(apiKey)).status).toBe(200);
  });

  it('is allowed 60 times a minute', async () => {
    await simulator.control('POST', 'limits', { perMinute: 500 });
    const statuses = [];
    for (let round = 0; round < 61; round += 1) statuses.push((await attempt(apiKey)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('limits per minute', () => {
  it('refuse beyond the window and open with the next', async () => {
    await simulator.control('POST', 'limits', { perMinute: 3 });
    for (let round = 0; round < 3; round += 1) {
      expect((await simulator.call('GET', '/accounts/current')).status).toBe(200);
    }
    const { status, body } = await simulator.call('GET', '/accounts/current');
    expect([status, body.error_messages.base[0].code]).toEqual([429, 'too_many_requests']);
    await simulator.control('POST', 'clock', { advance: 'PT1M' });
    expect((await simulator.call('GET', '/accounts/current')).status).toBe(200);
  });

  it.each([null, 0])('are taken away by %j, that of logging in too', async (perMinute) => {
    expect((await simulator.control('POST', 'limits', { perMinute })).status).toBe(200);
    for (let round = 0; round < 70; round += 1) expect((await attempt(apiKey)).status).toBe(200);
  });
});

describe('on_behalf_of', () => {
  const balances = (contact: string) => simulator.call('GET', '/balances/find', { on_behalf_of: contact });

  it('acts for a contact of a sub-account only', async () => {
    expect((await balances(clientContact)).body.balances).toHaveLength(1);
    expect((await balances(clientContact.toUpperCase())).body.balances).toHaveLength(1);
    const refusals = [
      [houseContact, 'on_behalf_of_self'],
      [strangerContact, 'contact_not_found'],
      ['not-a-uuid', 'on_behalf_of_is_not_valid_uuid'],
    ] as const;
    for (const [contact, code] of refusals) {
      const { status, body } = await balances(contact);
      expect([status, body.error_messages.on_behalf_of[0].code]).toEqual([400, code]);
    }
  });

  it('is an extra parameter where it is not taken', async () => {
    const { status, body } = await simulator.call('GET', '/reference/currencies', { on_behalf_of: clientContact });
    expect([status, body.error_code]).toEqual([400, 'invalid_extra_parameters']);
    expect(body.error_messages.base[0].params.parameters).toBe('on_behalf_of');
  });
});
