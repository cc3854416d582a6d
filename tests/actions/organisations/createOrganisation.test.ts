import { randomBytes, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { createContext } from '../../../actions/container';
import { contactId } from '../../../seeds/demo/people';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import {
  administration,
  deleteTestOrganisations,
  knownOrganisation,
  lastDetails,
  made,
  newOrganisation,
  organisationInput,
} from '../../support/organisations';
import { refusalOf } from '../../support/portal';
import { actionEnvironment, control, stackDatabase } from '../../support/stack';
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
  administration(username, 'createOrganisation', { organisation });
const credentialsOf = (org_id: string) => database('vault.provider_credentials').where({ org_id });

test('stores the organisation with a sealed key, of which only a digest is read', async () => {
  const given = await knownOrganisation({ enable_dip: true });
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
  expect(await refusedEffects(database, call(organisationInput(change)))).toEqual(refused('invalid_input', field));
});

test('refuses the login of another organisation, and leaves nothing', async () => {
  const first = await knownOrganisation();
  await made('createOrganisation', { organisation: first });
  const name = `Stack ${randomUUID()}`;
  const effects = await refusedEffects(database, call({ ...first, name }));
  expect(effects).toEqual(refused('login_taken', 'tcc_login_id'));
  expect(await database('organisations').where({ name })).toEqual([]);
});

describe('what the provider does not take', () => {
  const said = async (organisation: object) => {
    const { answer, rows, activity } = await effectsOf(database, call(organisation));
    expect([rows, activity]).toEqual([[], []]);
    return refusalOf(answer);
  };
  const key = () => randomBytes(32).toString('hex');

  test.each([true, false])('is said at the login, the key or the contact (house login in use: %s)', async (isHouse) => {
    const given = await knownOrganisation({ name: `Stack ${randomUUID()}`, defaultToAdminCredentials: isHouse });
    // A contact of a customer whose address is its login.
    const login = 'maker.aldgate-trading@demo.invalid';
    await control('logins', { loginId: login, apiKey: key(), contactId: contactId('maker', 'aldgate-trading') });
    for (const [change, field] of [
      [{ tcc_login_id: `login-${randomUUID()}` }, 'tcc_login_id'],
      [{ tcc_login_id: login, api_key: key() }, 'api_key'],
      [{ api_key: 'short' }, 'api_key'],
      [{ tcc_contact_id: randomUUID() }, 'tcc_contact_id'],
    ] as const) {
      expect(await said({ ...given, ...change })).toMatchObject({ code: 'provider_rejected', field });
    }
    expect(await database('organisations').where({ name: given.name })).toEqual([]);
    expect(await database('vault.provider_credentials').where({ tcc_login_id: given.tcc_login_id })).toEqual([]);
  });

  test('is a closed contact', async () => {
    const context = createContext({ ...actionEnvironment(), LOG_LEVEL: 'silent' });
    const house = await context.provider.house();
    const contact = contactId('maker', 'aldgate-trading');
    await house.updateContact(contact, { status: 'not_enabled' });
    try {
      const given = await knownOrganisation({ tcc_contact_id: contact });
      expect(await said(given)).toEqual({ code: 'provider_rejected', field: 'tcc_contact_id' });
    } finally {
      await house.updateContact(contact, { status: 'enabled' });
      await context.database.destroy();
    }
  });

  test('is not recorded as a login of the portal that the provider refuses', async () => {
    const given = organisationInput();
    await said(given);
    const details = `The provider refuses the login ${given.tcc_login_id}.`;
    expect(await database('activity').where({ details })).toEqual([]);
  });
});

test('a provider that does not answer is not taken for a refusal', async () => {
  const given = await knownOrganisation();
  const rules = [{ path: '/contacts', fault: 'http_503_html', probability: 1 }];
  await control('faults', { seed: 1, rules });
  try {
    expect((await refusedEffects(database, call(given))).code).toBe('provider_unavailable');
  } finally {
    await control('faults', { seed: 1, rules: [] });
  }
});

test('is for super admins', async () => {
  expect((await refusedEffects(database, call(organisationInput(), 'orgadmin'))).code).toBe('validation-failed');
});
