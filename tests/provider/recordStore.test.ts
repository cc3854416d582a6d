import { Client } from 'pg';
import type { RecordOf } from '../../local/provider/store/kinds';
import { openRecordStore } from '../../local/provider/store/recordStore';
import { createTestDatabase } from '../support/database';

/** Only the id matters here. */
const payment = (id: string) => ({ id }) as unknown as RecordOf['payment'];

/** A write may take effect although its answer was lost, as when the database is killed right after the commit. */
const refuseOne = `
  create function refuse() returns trigger language plpgsql as 'begin raise exception ''refused''; end';
  create trigger refuse before insert on provider_simulator.records
  for each row when (new.id = 'refused') execute function refuse()`;

test('after a write without an answer the books are what the database has', async () => {
  const test = await createTestDatabase();
  const client = new Client({ connectionString: test.url });
  await client.connect();
  const store = await openRecordStore(test.url);
  await client.query(refuseOne);
  await store.transact((books) => books.put('payment', 'one', payment('one')));
  await client.query(
    `insert into provider_simulator.records (kind, id, body) values ('payment', 'late', '{"id":"late"}')`,
  );
  expect(await store.transact((books) => books.get('payment', 'late'))).toBeUndefined();

  await expect(store.transact((books) => books.put('payment', 'refused', payment('refused')))).rejects.toThrow(
    'refused',
  );
  const known = await store.transact((books) => [...books.all('payment')].map(({ id }) => id));
  expect(known).toEqual(['one', 'late']);

  await store.close();
  await client.end();
  await test.drop();
});
