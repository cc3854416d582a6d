import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';
import { changedUser, createdUser, deleteTestUsers, poolUser, refusedPersons, userCall } from '../../support/users';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestUsers(database);
  await database.destroy();
});

const phone = '+447700905555';

test('changes the name and the phone here and at the identity provider, and nothing else', async () => {
  const id = await createdUser({ email: 'same@demo.invalid' });
  const { answer, ...effects } = await effectsOf(database, userCall('orgadmin', 'update', { id, phone }));
  expect(answer.data).toEqual({ result: { id, isPending: false } });
  expect(effects).toEqual(changedUser);
  expect(await database('users').where({ id }).first()).toMatchObject({
    first_name: 'Una',
    last_name: 'Renamed',
    phone,
    email: 'same@demo.invalid',
    date_of_birth: '1990-02-03',
  });
  expect((await poolUser(database, id))?.attributes).toMatchObject({ email: 'same@demo.invalid', phone_number: phone });
  const details = `Name and phone changed: ${id}`;
  expect(await database('activity').where({ details }).pluck('userId')).toEqual(['orgadmin']);
});

test.each(refusedPersons)('refuses $who', async ({ by, user, code }) => {
  const call = userCall(by, 'update', { id: await user(database), phone });
  expect(await refusedEffects(database, call)).toEqual(refused(code, 'id'));
});

test('refuses callers who administer nothing', async () => {
  const id = await createdUser();
  expect(await refusedEffects(database, userCall('favadmin', 'update', { id, phone }))).toEqual(
    refused('super_admins_only'),
  );
});

test('refuses a phone without its country code', async () => {
  const call = userCall('orgadmin', 'update', { id: await createdUser(), phone: '07700 905555' });
  expect(await refusedEffects(database, call)).toEqual(refused('invalid_input', 'phone'));
});
