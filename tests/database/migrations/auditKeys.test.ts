import { auditedTables } from '../../../domain/audit/auditedTables';
import { openDemo, type DemoDatabase } from './openDemo';

let demo: DemoDatabase;
beforeAll(async () => {
  demo = await openDemo();
});
afterAll(() => demo.close());

it('names every audited row by the key of its table', async () => {
  const { rows } = await demo.owner.raw<{ rows: { table: string; arguments: string; key: string }[] }>(
    `select relname as table, encode(tgargs, 'escape') as arguments,
       (select string_agg(attname, ',' order by place) from unnest(indkey) with ordinality keys (attnum, place)
        join pg_attribute columns on columns.attrelid = pg_class.oid and columns.attnum = keys.attnum) as key
     from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_index on indrelid = pg_class.oid and indisprimary
     where tgname = 'audit_row'`,
  );
  expect(rows.map(({ table }) => table).sort()).toEqual([...auditedTables].sort());
  for (const row of rows) {
    expect([row.table, row.arguments.split('\\000').slice(0, -1).join()]).toEqual([row.table, row.key]);
  }
});

it('writes a key of several columns with colons, and of one as it is', async () => {
  await demo.undone(async (transaction) => {
    const link = await transaction('payment_auth_rule_role').first('auth_rule_id', 'role_id');
    await transaction('payment_auth_rule_role')
      .where({ ...link })
      .update({ number_required: 9 });
    await transaction('countries').where({ alpha2Code: 'SE' }).update({ weighting: 77 });
    await transaction('settings').update({ maintenance_banner: 'Closed on Sunday.' });
    const entries = await transaction('audit_logged_actions')
      .orderBy('event_id', 'desc')
      .limit(3)
      .select('table_name', 'row_id');
    expect(entries).toEqual([
      { table_name: 'settings', row_id: 'true' },
      { table_name: 'countries', row_id: 'SE' },
      { table_name: 'payment_auth_rule_role', row_id: `${link?.auth_rule_id}:${link?.role_id}` },
    ]);
  });
});
