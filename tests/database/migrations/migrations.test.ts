import { ownerDatabase } from '../../../tools/database/ownerDatabase';
import { migrate, rollBack } from '../../../tools/migrate/migrate';
import { createTestDatabase } from '../../support/database';

test('migrations go up, all the way down and up again', async () => {
  const database = await createTestDatabase();
  const owner = ownerDatabase(database.url);
  await migrate(owner);
  while ((await rollBack(owner)).length > 0);
  const left = await owner('information_schema.tables')
    .where({ table_schema: 'public' })
    .whereNot('table_name', 'like', 'knex%');
  expect(left.map((row: { table_name: string }) => row.table_name)).toEqual([]);
  await migrate(owner);
  expect(await owner('state_transitions').where({ machine: 'payment' }).count()).toEqual([{ count: '40' }]);
  await owner.destroy();
  await database.drop();
});
