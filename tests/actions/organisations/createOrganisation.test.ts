import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
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

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestOrganisations(database);
  await database.destroy();
});

const call = (organisation: object = {}, username = 'superadmin') =>
  administration(username, 'createOrganisation', { organisation: organisationInput({ ...organisation }) });
const credentialsOf = (org_id: string) => database('vault.provider_credentials').where({ org_id });

test('stores the organisation with a sealed key, of which only a digest is read', async () => {
  const given = organisationInput({ enable_dip: true });
  const { answer, ...effects } = await effectsOf<{ result: { id: string } }>(database, call(given));
  expect(effects).toEqual({
    rows: ['insert organisations', 'update organisations'],
    activity: ['A032'],
    provider: [],
  });
  const { id } = answer.data!.result;
  const [stored] = await credentialsOf(id);
  expect(unseal(stored!.sealed_api_key, actionEnvironment().SEAL_KEY ?? '')).toBe(given.api_key);
  expect(stored!.tcc_login_id).toBe(given.tcc_login_id);
  const row = await database('organisations').where({ id }).first();
  expect(row).toMatchObject({
    name: 'Stack Organisation',
    authorisation_currency: 'EUR',
    tcc_login_id: given.tcc_login_id,
    tcc_contact_id: given.tcc_contact_id,
    enable_dip: true,
    defaultToAdminCredentials: true,
  });
  expect(row!.api_key).toMatch(/^sha256:/);
  expect(JSON.stringify(row)).not.toContain(given.api_key);
  expect(await lastDetails(database, 'A032')).toBe('Created: Stack Organisation');
});

test('calls for it use its own login, unless the input says otherwise', async () => {
  for (const [given, stored] of [
    [true, true],
    [false, false],
    [null, false],
  ] as const) {
    const id = await newOrganisation({ defaultToAdminCredentials: given });
    expect(await database('organisations').where({ id }).pluck('defaultToAdminCredentials')).toEqual([stored]);
  }
});

test.each([
  ['a blank name', { name: ' ' }, 'name'],
  ['no key', { api_key: '' }, 'api_key'],
  ['no login', { tcc_login_id: '' }, 'tcc_login_id'],
  ['an unknown currency', { authorisation_currency: 'XXA' }, 'authorisation_currency'],
])('refuses %s', async (_what, change, field) => {
  expect(await refusedEffects(database, call(change))).toEqual(refused('invalid_input', field));
});

test('refuses the login of another organisation, and leaves nothing', async () => {
  const first = organisationInput();
  await made('createOrganisation', { organisation: first });
  const name = `Stack ${randomUUID()}`;
  const effects = await refusedEffects(database, call({ name, tcc_login_id: first.tcc_login_id }));
  expect(effects).toEqual(refused('login_taken', 'tcc_login_id'));
  expect(await database('organisations').where({ name })).toEqual([]);
});

test('is for super admins', async () => {
  expect((await refusedEffects(database, call({}, 'orgadmin'))).code).toBe('validation-failed');
});
