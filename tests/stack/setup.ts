import type { Knex } from 'knex';
import { stackDatabase } from '../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

// Each test starts with unused provider calls, whatever the tests of the same minute have used.
beforeEach(async () => {
  await database('provider_calls').delete();
});

afterAll(async () => {
  await database.destroy();
});
