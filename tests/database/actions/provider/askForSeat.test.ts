import { randomUUID } from 'node:crypto';
import { askForSeat } from '../../../../actions/provider/askForSeat';
import type { ProviderClient } from '../../../../actions/provider/client';
import type { Context } from '../../../../actions/context';
import type { ProviderGateway } from '../../../../actions/provider/gateway';
import type { Session } from '../../../../actions/runtime/session';
import { createPortal, type Portal } from './portal';
import { failure } from '../../../unit/actions/provider/scripted';
import { unnoticed } from '../../../support/lostRights';

const contactId = '5c675fa4-fdf0-4ee6-b5bb-156b36765433';
const client = {} as ProviderClient;

let portal: Portal;
let accountId: string;

beforeAll(async () => {
  portal = await createPortal();
  accountId = await portal.addOrganisation();
  const { database } = portal;
  const { org_id } = await database('accounts').where({ id: accountId }).first<{ org_id: string }>('org_id');
  const [role] = await database('roles').insert({ name: 'Approver', org_id }).returning<{ id: string }[]>('id');
  await database('users').insert([{ id: 'maya' }, { id: 'nobody' }]);
  await database('accounts').where({ id: accountId }).update({ tccAccountId: randomUUID() });
  const seat = { user_id: 'maya', account_id: accountId, role_id: role!.id };
  await database('CurrencyCloudContacts').insert({ ...seat, tcc_contact_id: contactId });
});
beforeEach(async () => {
  await portal.database('accounts').update({ is_approved: true, is_closed: false });
  await portal.database('CurrencyCloudContacts').update({ tcc_contact_id: contactId, contact_refusal: null });
  await portal.database('users').update({ enabled: true });
});
afterAll(() => portal.drop());

/** Asks for somebody's account; what is asked is noted, and answered or refused. */
async function askAs(userId: string, selectedAccountId: string | undefined, answer: unknown = 'answer') {
  const asked: unknown[] = [];
  const forAccount = (id: string) => Promise.resolve(void asked.push(`client of ${id}`)).then(() => client);
  const provider = { forAccount } as Partial<ProviderGateway> as ProviderGateway;
  const context = { database: portal.database, provider } as Partial<Context> as Context;
  const session = { userId, selectedAccountId } as Partial<Session> as Session;
  const result: unknown = await askForSeat(context, session, 'currency', (...given) => {
    asked.push(given);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  }).catch((error: unknown) => error);
  return { asked, result };
}

test('asks with the account’s login, on behalf of the seat’s contact', async () => {
  const { asked, result } = await askAs('maya', accountId);
  expect(result).toBe('answer');
  expect(asked).toEqual([`client of ${accountId}`, [client, contactId, accountId]]);
});

test.each([
  ['somebody without a seat', 'nobody', true],
  ['somebody unknown', 'stranger', true],
  ['a person without a selected account', 'maya', false],
])('asks nothing for %s', async (_who, userId, hasSelected) => {
  const { asked, result } = await askAs(userId, hasSelected ? accountId : undefined);
  expect([asked, result]).toEqual([[], expect.objectContaining({ code: 'account_not_found', field: 'accountId' })]);
});

test.each([
  ['closed', { is_closed: true }, 'account_closed'],
  ['not approved', { is_approved: false }, 'account_not_approved'],
])('asks nothing for an account that is %s', async (_how, change, code) => {
  await portal.database('accounts').update(change);
  const { asked, result } = await askAs('maya', accountId);
  expect([asked, result]).toEqual([[], expect.objectContaining({ code })]);
});

const notOpened =
  'The seat on this account was not opened at the provider: Not a name. An administrator can correct it.';

test.each([
  ['waits for its contact', {}, true, { code: 'seat_waiting', field: 'accountId' }],
  ['was refused', { contact_refusal: 'Not a name' }, true, { code: 'seat_refused', message: notOpened }],
  ['is on an account without a counterpart', {}, false, { code: 'account_not_connected', field: 'accountId' }],
])('asks nothing for a seat that %s, and says so', async (_how, change, isConnected, refusal) => {
  const { database } = portal;
  const before = (await database('accounts').where({ id: accountId }).first('tccAccountId'))!;
  await database('CurrencyCloudContacts').update({ tcc_contact_id: null, ...change });
  const connect = (id: string | null) =>
    unnoticed(database, (transaction) => transaction('accounts').update({ tccAccountId: id }));
  if (!isConnected) await connect(null);
  const { asked, result } = await askAs('maya', accountId);
  await connect(before.tccAccountId);
  expect([asked, result]).toEqual([[], expect.objectContaining(refusal)]);
});

test('asks nothing for somebody who was disabled since they signed in', async () => {
  await portal.database('users').update({ enabled: false });
  expect((await askAs('maya', accountId)).result).toMatchObject({ code: 'account_not_found' });
});

test.each([
  ['rejected', failure('rejected'), { code: 'provider_rejected', field: 'currency' }],
  ['lost', failure('unknown'), { code: 'provider_unavailable', field: undefined }],
  ['of a login that is refused', failure('credentials'), { code: 'provider_credentials_refused' }],
])('a question that is %s is refused in our codes', async (_how, error, refusal) => {
  expect((await askAs('maya', accountId, error)).result).toMatchObject(refusal);
});
