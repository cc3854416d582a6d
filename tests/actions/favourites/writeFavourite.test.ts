import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { refusalOf } from '../../support/portal';
import { graphql, stackDatabase, type GraphqlAnswer } from '../../support/stack';

const aldgate = demoId('organisation aldgate');
const borealis = demoId('organisation borealis');

const create = (kind: string) => `mutation ($orgId: uuid!, $favourite: Favourite${kind}Input!) {
  saved: createFavourite${kind}(orgId: $orgId, favourite: $favourite) { id }
}`;
const update = (kind: string) => `mutation ($favouriteId: uuid!, $favourite: Favourite${kind}Input!) {
  saved: updateFavourite${kind}(favouriteId: $favouriteId, favourite: $favourite) { id }
}`;
const remove = (kind: string) => `mutation ($favouriteId: uuid!) {
  saved: deleteFavourite${kind}(favouriteId: $favouriteId) { id }
}`;

interface Saved {
  readonly saved: { readonly id: string };
}

let database: Knex;
beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const roleOf = (username: string) => (username === 'superadmin' ? 'admin' : 'org_admin');
const call = (username: string, document: string, variables: Record<string, unknown>): Promise<GraphqlAnswer<Saved>> =>
  graphql<Saved>(username, document, variables, { 'x-hasura-role': roleOf(username) });

const newName = () => `Favourite ${randomUUID()}`;
const address = (name = newName()) => ({ name, street: 'Wijnhaven 60', city: 'Rotterdam', country: 'NL' });

async function created(username: string, kind: string, orgId: string, favourite: object): Promise<string> {
  const { data, errors } = await call(username, create(kind), { orgId, favourite });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.saved.id;
}

test.each(['superadmin', 'orgadmin', 'favadmin'])('%s keeps the favourites of Aldgate', async (username) => {
  const favourite = address();
  const id = await created(username, 'Address', aldgate, favourite);
  await call(username, update('Address'), { favouriteId: id, favourite: { ...favourite, city: 'Delft' } });
  expect(await database('favourites_addresses').where({ id }).first()).toMatchObject({ orgId: aldgate, city: 'Delft' });
  await call(username, remove('Address'), { favouriteId: id });
  expect(await database('favourites_addresses').where({ id }).first()).toBeUndefined();
  const entries = await database('activity')
    .where('details', 'like', `${favourite.name}%`)
    .select('eventCode', 'details');
  expect(entries.map(({ details }) => details).sort()).toEqual(
    ['changed', 'created', 'deleted'].map((deed) => `${favourite.name} (address): ${deed}`),
  );
  expect(new Set(entries.map(({ eventCode }) => eventCode))).toEqual(new Set(['A037']));
});

test('entities and persons are kept with their own fields', async () => {
  const entity = { name: newName(), legal_entity_type: 'company', email: '', country: 'GB' };
  const entityId = await created('favadmin', 'Entity', aldgate, entity);
  expect(await database('favourites_entities').where({ id: entityId }).first()).toMatchObject({ email: null });
  const person = { first_name: 'Ada', last_name: newName(), date_of_birth: '1979-04-12', nationality: 'GB' };
  const personId = await created('favadmin', 'Person', aldgate, person);
  expect(await database('favourites_persons').where({ id: personId }).first()).toMatchObject({
    last_name: person.last_name,
  });
  await call('favadmin', remove('Entity'), { favouriteId: entityId });
  await call('favadmin', remove('Person'), { favouriteId: personId });
});

test('what cannot be stored is refused at its field', async () => {
  const favourite = address();
  const id = await created('orgadmin', 'Address', aldgate, favourite);
  const refused = async (change: object) =>
    refusalOf(await call('orgadmin', create('Address'), { orgId: aldgate, favourite: { ...favourite, ...change } }));
  expect(await refused({})).toEqual({ code: 'favourite_name_taken', field: 'name' });
  expect(await refused({ name: newName(), country: 'ZZ' })).toEqual({ code: 'invalid_input', field: 'country' });
  expect(await refused({ name: '' })).toEqual({ code: 'invalid_input', field: 'name' });
  await call('orgadmin', remove('Address'), { favouriteId: id });
});

test('a stranger is answered as if there were nothing, whatever exists', async () => {
  const foreign = await database('favourites_addresses').where({ orgId: borealis }).first('id');
  for (const favouriteId of [foreign?.id, randomUUID()]) {
    const changed = await call('orgadmin', update('Address'), { favouriteId, favourite: address() });
    expect(refusalOf(changed)).toEqual({ code: 'favourite_not_found', field: 'favouriteId' });
    const deleted = await call('favadmin', remove('Address'), { favouriteId });
    expect(refusalOf(deleted)).toEqual({ code: 'favourite_not_found', field: 'favouriteId' });
  }
  for (const orgId of [borealis, randomUUID()]) {
    const answer = await call('favadmin', create('Address'), { orgId, favourite: address() });
    expect(refusalOf(answer)).toEqual({ code: 'organisation_not_found', field: 'orgId' });
  }
});

test('where favourites are switched off their administrator keeps none, and the organisation’s own still does', async () => {
  const trial = { ...address(), name: newName() };
  await database('users_organisations').insert({ user_id: 'favadmin', org_id: borealis, can_manage_favourites: true });
  try {
    const refused = await call('favadmin', create('Address'), { orgId: borealis, favourite: trial });
    expect(refusalOf(refused)).toEqual({ code: 'organisation_not_found', field: 'orgId' });
    const id = await created('borealisadmin', 'Address', borealis, trial);
    await call('borealisadmin', remove('Address'), { favouriteId: id });
  } finally {
    await database('users_organisations').where({ user_id: 'favadmin', org_id: borealis }).delete();
  }
});

test('a member without the flags keeps none', async () => {
  const answer = await call('newaccounts', create('Address'), { orgId: aldgate, favourite: address() });
  expect(refusalOf(answer)).toEqual({ code: 'organisation_not_found', field: 'orgId' });
});
