import { asAdmin, createFixtureDatabase, startEngine } from './support/fixture';
import { changeMetadata, inSources } from './support/metadata';

it('serves the database that the source names', async () => {
  const other = await createFixtureDatabase();
  const running = await startEngine();
  await other.sql(`update tenants set name = 'Elsewhere' where id = 1`);
  const query = '{ tenants_by_pk(id: 1) { name } }';
  expect((await running.post(query)).data).toEqual({ tenants_by_pk: { name: 'Aldgate' } });

  const configuration = { connection_info: { database_url: other.url } };
  await changeMetadata(
    running,
    inSources((source) => ({ ...source, configuration })),
  );
  expect((await running.post(query)).data).toEqual({ tenants_by_pk: { name: 'Elsewhere' } });
  await running.post('mutation { update_tenants(where: {}, _set: { name: "Changed" }) { affected_rows } }', asAdmin());
  expect(await other.sql('select distinct name from tenants')).toEqual([{ name: 'Changed' }]);

  await running.stop();
  await other.drop();
});
