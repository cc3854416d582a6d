import type { Knex } from 'knex';
import { giveBackCalls } from '../support/providerCalls';
import { stackDatabase } from '../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

// Each test starts with unused provider calls, whatever the tests of the same minute have used.
beforeEach(async () => {
  await giveBackCalls(database);
});

afterAll(async () => {
  await database.destroy();
});
