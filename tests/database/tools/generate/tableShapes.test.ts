import { ownerDatabase } from '../../../../tools/database/ownerDatabase';
import { loadTableShapes } from '../../../../tools/generate/tableShapes';
import { createTestDatabase } from '../../../support/database';

const schema = `
  create schema vault;
  create schema other;
  create table sales (
    id uuid primary key,
    dropped text,
    amount numeric(20, 2) not null check (amount > 0),
    status text not null check (status in ('open', 'sold')),
    side text check (side = 'buy' or side is null),
    tags text[] not null,
    day date,
    check (status = 'open' or day is not null));
  alter table sales drop column dropped;
  create view open_sales as select * from sales;
  create table "Buyers" (name varchar(20) not null, lot integer check (lot in (1, 2)));
  create table knex_migrations (id integer);
  create table vault.keys (sealed text not null);
  create table other.things (id integer);`;

test('loadTableShapes reads the tables of the schemas it is asked for', async () => {
  const test = await createTestDatabase();
  const database = ownerDatabase(test.url);
  try {
    await database.raw(schema);
    expect(await loadTableShapes(database, ['public', 'vault'])).toEqual([
      {
        schema: 'public',
        name: 'Buyers',
        columns: [
          { name: 'name', type: 'character varying', isNullable: false },
          { name: 'lot', type: 'integer', isNullable: true, values: ['1', '2'] },
        ],
      },
      {
        schema: 'public',
        name: 'sales',
        columns: [
          { name: 'id', type: 'uuid', isNullable: false },
          { name: 'amount', type: 'numeric', isNullable: false },
          { name: 'status', type: 'text', isNullable: false, values: ["'open'", "'sold'"] },
          { name: 'side', type: 'text', isNullable: true },
          { name: 'tags', type: 'text[]', isNullable: false },
          { name: 'day', type: 'date', isNullable: true },
        ],
      },
      { schema: 'vault', name: 'keys', columns: [{ name: 'sealed', type: 'text', isNullable: false }] },
    ]);
  } finally {
    await database.destroy();
    await test.drop();
  }
});
