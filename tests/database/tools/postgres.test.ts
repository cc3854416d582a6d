import { Client } from 'pg';
import { createTestDatabase } from '../../support/database';

test('the embedded server offers a UTF-8 database with case rules for accented letters', async () => {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(`select upper('é') as upper, current_setting('server_encoding') as encoding`);
  await client.end();
  await database.drop();
  expect(rows).toEqual([{ upper: 'É', encoding: 'UTF8' }]);
});

test('a commit on the server of the tests outlives the server, though not a power cut', async () => {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  const { rows } = await client.query(
    `select current_setting('synchronous_commit') as commit, current_setting('fsync') as fsync`,
  );
  await client.end();
  expect(rows).toEqual([{ commit: 'on', fsync: 'off' }]);
});
