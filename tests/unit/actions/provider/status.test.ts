import knex from 'knex';
import { reportStatus } from '../../../../actions/provider/status';

test('a state that cannot be written is logged, and fails nothing', async () => {
  const entries: string[] = [];
  const note = (_entry: object, message: string) => void entries.push(message);
  const database = knex({ client: 'pg', connection: 'postgres://nobody@127.0.0.1:1/none' });
  await reportStatus(database, { info: note, warn: note, error: note })(false);
  await database.destroy();
  expect(entries).toEqual(['the state of the provider could not be written']);
});
