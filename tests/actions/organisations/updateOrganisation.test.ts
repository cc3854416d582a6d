import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import {
  administration,
  deleteTestOrganisations,
  lastDetails,
  made,
  newOrganisation,
  organisationInput,
} from '../../support/organisations';
import { actionEnvironment, stackDatabase } from '../../support/stack';
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
const notices = { paymentThreshold: '50.00', paymentTypes: ['regular'], beneficiary: true, optOut: false };

test('changes the fields that are given; the log names them without their values', async () => {
  const id = await newOrganisation();
  const before = await database('vault.provider_credentials').where({ org_id: id }).first();
  const changes = { name: 'Stack Renamed', idle_limit_minutes: 5, enable_favourites: true, api_key: 'another' };
  const asked = call(id, { ...changes, fraud_notices: notices });
  const { answer, ...effects } = await effectsOf<{ result: { id: string } }>(database, asked);
  expect(answer.data?.result.id).toBe(id);
  expect(effects).toEqual({ rows: ['update organisations'], activity: ['A032'], provider: [] });
  expect(await rowOf(id)).toMatchObject({
    name: 'Stack Renamed',
    idle_limit_minutes: 5,
    enable_favourites: true,
    enable_dip: false,
    authorisation_currency: 'EUR',
    fraud_notices: notices,
  });
  const after = await database('vault.provider_credentials').where({ org_id: id }).first();
  expect(unseal(after!.sealed_api_key, actionEnvironment().SEAL_KEY ?? '')).toBe('another');
  expect(after!.tcc_login_id).toBe(before!.tcc_login_id);
  expect(await lastDetails(database, 'A032')).toBe(
    'Stack Renamed: api_key, enable_favourites, fraud_notices, idle_limit_minutes, name',
  );
});

test('a login is changed alone, and keeps its key', async () => {
  const id = await newOrganisation();
  const login = `login-${randomUUID()}`;
  const keyOf = async () =>
    (await database('vault.provider_credentials').where({ org_id: id }).first('sealed_api_key'))!.sealed_api_key;
  const key = await keyOf();
  await made('updateOrganisation', { orgId: id, organisation: { tcc_login_id: login } });
  expect(await rowOf(id)).toMatchObject({ tcc_login_id: login, name: 'Stack Organisation' });
  expect(await keyOf()).toBe(key);
});

test.each([
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
  const taken = organisationInput();
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
