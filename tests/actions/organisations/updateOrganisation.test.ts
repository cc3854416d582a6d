import { randomBytes, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import {
  administration,
  deleteTestOrganisations,
  knowLogin,
  knownOrganisation,
  lastDetails,
  made,
  newOrganisation,
} from '../../support/organisations';
import { refusalOf } from '../../support/portal';
import { actionEnvironment, control, stackDatabase } from '../../support/stack';
import { unseal } from '../../../actions/provider/sealing';

const aldgate = demoId('organisation aldgate');

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestOrganisations(database);
  await database.destroy();
});

const call = (orgId: string, organisation: object, username = 'superadmin') =>
  administration(username, 'updateOrganisation', { orgId, organisation });
const rowOf = (id: string) => database('organisations').where({ id }).first();
const loginAndKeyOf = async (org_id: string) => {
  const stored = await database('vault.provider_credentials').where({ org_id }).first();
  return [stored!.tcc_login_id, unseal(stored!.sealed_api_key, actionEnvironment().SEAL_KEY ?? '')];
};
const notices = { paymentThreshold: '50.00', paymentTypes: ['regular'], beneficiary: true, optOut: false };

test('changes the fields that are given; the log names them without their values', async () => {
  const given = await knownOrganisation();
  const id = await made('createOrganisation', { organisation: given });
  const api_key = randomBytes(32).toString('hex');
  await knowLogin(given.tcc_login_id, api_key);
  const before = await database('vault.provider_credentials').where({ org_id: id }).first();
  const limits = { idle_limit_minutes: 5, payment_expiry_days: 365 };
  const changes = { name: 'Stack Renamed', ...limits, enable_favourites: true, api_key };
  const asked = call(id, { ...changes, fraud_notices: notices });
  const { answer, ...effects } = await effectsOf<{ result: { id: string } }>(database, asked);
  expect(answer.data?.result.id).toBe(id);
  expect(effects).toEqual({ rows: ['update organisations'], activity: ['A032'], provider: [] });
  expect(await rowOf(id)).toMatchObject({
    name: 'Stack Renamed',
    ...limits,
    enable_favourites: true,
    enable_dip: false,
    authorisation_currency: 'EUR',
    fraud_notices: notices,
  });
  const after = await database('vault.provider_credentials').where({ org_id: id }).first();
  expect(unseal(after!.sealed_api_key, actionEnvironment().SEAL_KEY ?? '')).toBe(api_key);
  expect(after!.tcc_login_id).toBe(before!.tcc_login_id);
  expect(await lastDetails(database, 'A032')).toBe(
    'Stack Renamed: api_key, enable_favourites, fraud_notices, idle_limit_minutes, name, payment_expiry_days',
  );
});

test('a login is changed alone, and keeps its key', async () => {
  const given = await knownOrganisation();
  const id = await made('createOrganisation', { organisation: given });
  const login = `login-${randomUUID()}`;
  await knowLogin(login, given.api_key);
  await made('updateOrganisation', { orgId: id, organisation: { tcc_login_id: login } });
  expect(await rowOf(id)).toMatchObject({ tcc_login_id: login, name: 'Stack Organisation' });
  expect(await loginAndKeyOf(id)).toEqual([login, given.api_key]);
});

test('refuses a login, key or contact that the provider does not take, and keeps what is stored', async () => {
  const given = await knownOrganisation({ defaultToAdminCredentials: false });
  const id = await made('createOrganisation', { organisation: given });
  const before = await rowOf(id);
  for (const [changes, field] of [
    [{ tcc_login_id: `login-${randomUUID()}` }, 'tcc_login_id'],
    [{ api_key: randomBytes(32).toString('hex') }, 'tcc_login_id'],
    [{ api_key: 'short' }, 'api_key'],
    [{ tcc_contact_id: randomUUID() }, 'tcc_contact_id'],
  ] as const) {
    const { answer, rows, activity } = await effectsOf(database, call(id, { name: 'Stack Wrong', ...changes }));
    expect(refusalOf(answer)).toMatchObject({ code: 'provider_rejected', field });
    expect([rows, activity]).toEqual([[], []]);
  }
  expect(await rowOf(id)).toEqual(before);
  expect(await loginAndKeyOf(id)).toEqual([given.tcc_login_id, given.api_key]);
});

test('asks the provider with the stored login before it is used', async () => {
  const given = await knownOrganisation();
  const id = await made('createOrganisation', { organisation: given });
  await control('logins', { loginId: given.tcc_login_id, locked: true });
  const use = { defaultToAdminCredentials: false };
  expect(refusalOf((await effectsOf(database, call(id, use))).answer)).toMatchObject({
    code: 'provider_rejected',
    field: 'tcc_login_id',
  });
  expect(await rowOf(id)).toMatchObject({ defaultToAdminCredentials: true });
  await control('logins', { loginId: given.tcc_login_id });
});

test('a name is changed without a question to the provider', async () => {
  const id = await newOrganisation({ defaultToAdminCredentials: false });
  const { tcc_login_id: loginId } = (await rowOf(id))!;
  await control('logins', { loginId, locked: true });
  await made('updateOrganisation', { orgId: id, organisation: { name: 'Stack Locked' } });
  expect(await rowOf(id)).toMatchObject({ name: 'Stack Locked' });
});

test.each([
  ['an expiry after no day', { payment_expiry_days: 0 }, 'payment_expiry_days'],
  ['an expiry after 366 days', { payment_expiry_days: 366 }, 'payment_expiry_days'],
  ['an idle limit of four minutes', { idle_limit_minutes: 4 }, 'idle_limit_minutes'],
  ['an idle limit of 56 minutes', { idle_limit_minutes: 56 }, 'idle_limit_minutes'],
  ['a negative threshold', { fraud_notices: { ...notices, paymentThreshold: '-1' } }, 'fraud_notices.paymentThreshold'],
  ['an unknown type', { fraud_notices: { ...notices, paymentTypes: ['cheque'] } }, 'fraud_notices.paymentTypes[0]'],
  ['nothing', {}, 'organisation'],
  ['no name', { name: null }, 'name'],
])('refuses %s', async (_what, changes, field) => {
  expect(await refusedEffects(database, call(await newOrganisation(), changes))).toEqual(
    refused('invalid_input', field),
  );
});

test('refuses the login of another organisation, its own login where there is none, and an absent organisation', async () => {
  const taken = await knownOrganisation();
  await made('createOrganisation', { organisation: taken });
  for (const [id, changes, code, field] of [
    [await newOrganisation(), { tcc_login_id: taken.tcc_login_id }, 'login_taken', 'tcc_login_id'],
    [aldgate, { defaultToAdminCredentials: false }, 'invalid_input', 'tcc_login_id'],
    [randomUUID(), { name: 'Stack nowhere' }, 'organisation_not_found', 'orgId'],
  ] as const) {
    expect(await refusedEffects(database, call(id, changes))).toEqual(refused(code, field));
  }
});

test('is for super admins', async () => {
  expect((await refusedEffects(database, call(aldgate, { name: 'Mine' }, 'orgadmin'))).code).toBe('validation-failed');
});
