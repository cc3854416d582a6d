import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { hasuraClaims } from '../../../local/identity/hasuraClaims';
import { people } from '../../../seeds/demo/people';
import { germanPerson } from '../../support/beneficiaries';
import { giveBackCalls } from '../../support/providerCalls';
import { stackDatabase, stackUrl, tokenOf, type GraphqlAnswer } from '../../support/stack';
import { callers, credentialOf, nameOf, removeKeys, type Caller } from './callers';
import { calls as ofAdministrators, type Rows as AldgatesRows } from './callsOfAdministrators';
import { calls as ofUsers } from './callsOfUsers';
import { declaredActions, pointless, withId, type DeclaredAction } from './declaredActions';
import { kindAt, personalKinds, Rows, worlds, type RowIds, type World } from './worlds';

/** What the actions without ids are called with, where they are for the selected account. */
const onTheAccount: Readonly<Record<string, Record<string, unknown>>> = {
  beneficiaryRequiredDetails: {
    bankAccountCountry: 'DE',
    beneficiaryCountry: 'DE',
    currency: 'EUR',
    beneficiaryEntityType: 'individual',
  },
  validateBeneficiary: { beneficiary: germanPerson() },
  createBeneficiary: { beneficiary: germanPerson() },
  verifyPayee: { payee: germanPerson() },
  getAccountBalance: { currency: 'EUR' },
  settlementAccounts: { currency: 'EUR' },
  fundingAccounts: { currency: 'EUR' },
  getExchangeRates: { fromCurrency: 'EUR' },
  getExchangeRate: { fromCurrency: 'EUR', toCurrency: 'USD' },
  getValidPaymentDates: { currency: 'EUR' },
  getPaymentDeliveryDate: { bankCountry: 'DE', currency: 'EUR', paymentDate: '2027-03-03', paymentType: 'regular' },
  getPaymentFee: { bankCountry: 'DE', currency: 'EUR', paymentType: 'regular' },
  getValidConversionDates: { conversionPair: 'GBPEUR' },
  getConversionQuote: { amount: '1.00', buyCurrency: 'EUR', sellCurrency: 'GBP', fixedSide: 'buy' },
  bankDetails: { identifierType: 'iban', identifierValue: 'DE89370400440532013000' },
  searchLiveBeneficiaries: { page: 1 },
  searchLivePayments: { page: 1, perPage: 10 },
  createDocumentUpload: { filename: 'a.pdf', filetype: 'application/pdf', filesize: 9 },
  sharepointFile: { fileNames: ['a.pdf'] },
  savePaymentDraft: { search: '', savedAt: new Date().toISOString(), draft: {} },
  discardPaymentDraft: { search: '' },
  createStatementExport: { currency: 'EUR', from: '2026-01-01', to: '2026-01-31', format: 'csv' },
};

/** What concerns the caller alone, or names its account among its arguments. */
const ofNoAccount = [
  'batchAuthorisePaymentsFromGlobalDashboard',
  'createAccountSubmission',
  'createActivity',
  'createDelegation',
  'createRateAlert',
  'createSavedView',
  'deleteAccountSubmission',
  'issueApiKey',
  'markAllNotices',
  'markNotice',
  'revokeApiKey',
  'revokeDelegation',
  'sendNewAccountSubmission',
  'setNoticePreference',
  'signOutEverywhere',
  'updateAccountSubmission',
  'updateLastSeen',
];

/** Usernames are unique in the whole portal, so these tell an administrator that one exists (docs/security.md). */
const tellOfNames = ['checkIfUserExists', 'createUser'];

let database: Knex;
let tenants: Rows;
let rows: Readonly<Record<World, RowIds>>;

beforeAll(async () => {
  database = stackDatabase();
  tenants = new Rows(database);
  rows = { aldgate: await tenants.of('aldgate'), borealis: await tenants.of('borealis') };
});
beforeEach(() => giveBackCalls(database));
afterAll(async () => {
  await removeKeys(database);
  await tenants.remove();
  await database.destroy();
});

const other = (world: World): World => (world === 'aldgate' ? 'borealis' : 'aldgate');

/** A place of an action's arguments, with what may stand there. */
interface Place {
  readonly path: string;
  readonly own: string;
  readonly foreign: string;
}

function placesOf({ name, idPaths, userPaths }: DeclaredAction, { world, role }: Caller): Place[] {
  const ids = idPaths
    .filter((path) => !((path.split('.').at(-1) ?? '') in pointless))
    .filter((path) => role !== 'admin' || personalKinds.includes(kindAt(name, path)))
    .map((path) => {
      const kind = kindAt(name, path);
      return { path, own: rows[world][kind] ?? '', foreign: rows[other(world)][kind] ?? '' };
    });
  const names = role === 'admin' || tellOfNames.includes(name) ? [] : userPaths;
  return [...ids, ...names.map((path) => ({ path, own: worlds[world].user, foreign: worlds[other(world)].user }))];
}

/** Ids of nothing; where two places have the same foreign id, they have the same absent one. */
function absentIn(places: readonly Place[]): string[] {
  const absentLike = (id: string) => (id.includes('-') ? randomUUID() : `nobody${randomUUID().slice(0, 8)}`);
  const absent = new Map(places.map(({ foreign }) => [foreign, absentLike(foreign)]));
  return places.map(({ foreign }) => absent.get(foreign) ?? '');
}

function baseOf(name: string, world: World): Record<string, unknown> {
  const ids = rows[world] as unknown as AldgatesRows;
  return ofUsers[name]?.(rows[world].paymentId ?? '') ?? ofAdministrators[name]?.variables(ids) ?? {};
}

type Ask = (action: DeclaredAction, variables: Record<string, unknown>, selected: string) => Promise<string>;

async function askAs(caller: Caller): Promise<Ask> {
  const token = await credentialOf(database, caller);
  return async ({ document }, variables, selected) => {
    const response = await fetch(`${stackUrl()}/v1/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-hasura-role': caller.role,
        'x-account-id': selected,
      },
      body: JSON.stringify({ query: document, variables }),
    });
    const { data, errors } = (await response.json()) as GraphqlAnswer<unknown>;
    return JSON.stringify({ data, errors });
  };
}

/** How much a user ever wrote, and all that is owed to the provider. */
async function written({ username }: Caller): Promise<unknown> {
  const { rows: counts } = await database.raw<{ rows: unknown[] }>(
    `select (select count(*) from audit_logged_actions where user_id = :username) as changes,
       (select count(*) from activity where "userId" = :username) as activities,
       (select count(*) from provider_intents) as intents`,
    { username },
  );
  return counts[0];
}

/** A batch answers each of its payments. */
const isRefused = (answer: string) => /"errors":|"errorCode":"/.test(answer);

/** Each action with ids of which one is another tenant's, or all are, against the same call with absent ones. */
async function differences(caller: Caller, ask: Ask): Promise<unknown[]> {
  const found: unknown[] = [];
  const { account } = worlds[caller.world];
  for (const action of actionsOf(caller)) {
    const places = placesOf(action, caller);
    const own = places.reduce((given, { path, own: id }) => withId(given, path, id), baseOf(action.name, caller.world));
    const changed = [...places.map((place) => [place]), ...(places.length > 1 ? [places] : [])];
    for (const some of changed) {
      const answers = await Promise.all(
        [some.map(({ foreign }) => foreign), absentIn(some)].map(async (ids) => {
          const variables = some.reduce((given, { path }, index) => withId(given, path, ids[index] ?? ''), own);
          const answer = await ask(action, variables, account);
          return ids.reduce((text, id) => text.replaceAll(id, 'the id'), answer);
        }),
      );
      const [theirs = '', absent = ''] = answers;
      if (theirs !== absent || !isRefused(theirs)) {
        found.push({ action: action.name, places: some.map(({ path }) => path), theirs, absent });
      }
    }
  }
  return found;
}

const actionsOf = ({ role }: Caller): readonly DeclaredAction[] =>
  role === 'admin' ? declaredActions('user') : declaredActions(role);

test('the callers are everybody of the demo who can sign in, with each role', async () => {
  const known = callers.filter(({ isKey }) => !isKey).map(({ username, role }) => `${username} ${role}`);
  const enabled = people.filter(({ isEnabled }) => isEnabled).map(({ username }) => username);
  const allowed = await Promise.all(
    enabled.map(async (username) => hasuraClaims(await tokenOf(username)).roles.map((role) => `${username} ${role}`)),
  );
  expect(known.toSorted()).toEqual(allowed.flat().toSorted());
});

test('every place that takes an id has a row of both tenants', () => {
  const missing = [...declaredActions('user'), ...declaredActions('org_admin')].flatMap((action) =>
    placesOf(action, callers[0]!)
      .filter(({ own, foreign }) => !own || !foreign || own === foreign)
      .map(({ path }) => `${action.name} ${path}`),
  );
  expect(missing).toEqual([]);
});

test.each(callers.map((caller) => [nameOf(caller), caller] as const))(
  '%s: what is another tenant’s is answered as what there is not, and nothing is written',
  async (_name, caller) => {
    const ask = await askAs(caller);
    const before = await written(caller);
    expect(await differences(caller, ask)).toEqual([]);
    expect(await written(caller)).toEqual(before);
  },
);

const users = callers.filter(({ role }) => role === 'user');

test.each(users.map((caller) => [nameOf(caller), caller] as const))(
  '%s: another tenant’s account, selected, is answered as an absent one',
  async (_name, caller) => {
    const ask = await askAs(caller);
    const before = await written(caller);
    const found: unknown[] = [];
    for (const action of declaredActions('user')) {
      if (ofNoAccount.includes(action.name)) continue;
      const variables = onTheAccount[action.name] ?? baseOf(action.name, caller.world);
      const [theirs, absent] = await Promise.all(
        [worlds[other(caller.world)].account, randomUUID()].map(async (selected) =>
          (await ask(action, variables, selected)).replaceAll(selected, 'the id'),
        ),
      );
      if (theirs !== absent) found.push({ action: action.name, theirs, absent });
    }
    expect(found).toEqual([]);
    expect(await written(caller)).toEqual(before);
  },
);
