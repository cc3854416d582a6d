import { asAdmin, createFixtureDatabase, startEngine } from './support/fixture';
import { changeMetadata, inSources, metadataCommand } from './support/metadata';

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

it('lists a second source as inconsistent, and serves nothing of it', async () => {
  const running = await startEngine({ metadataDir: undefined });
  const source = (name: string, table: string, kind = 'postgres') => ({ name, kind, tables: [{ table }] });
  const sources = [source('reports', 'rows', 'mssql'), source('default', 'tenants'), source('archive', 'ledgers')];
  const args = { allow_inconsistent_metadata: true, metadata: { version: 3, sources } };
  const answer = await metadataCommand(running, 'replace_metadata', args);
  const { inconsistent_objects: problems } = answer as { inconsistent_objects: Record<string, string>[] };
  const reason = 'Inconsistent object: one source of Postgres is served, "default"';
  expect(problems).toMatchObject([
    { type: 'source', name: 'source reports', reason },
    { type: 'source', name: 'source archive', reason },
  ]);
  expect((await running.post('{ tenants { id } }')).errors).toBeUndefined();
  expect((await running.post('{ ledgers { id } }')).errors).toHaveLength(1);
  await running.stop();
});

it('serves the first source that tracks something, before one that is empty', async () => {
  const running = await startEngine({ metadataDir: undefined });
  const sources = [
    { name: 'spare', kind: 'postgres', tables: [] },
    { name: 'default', kind: 'postgres', tables: [{ table: 'tenants' }] },
  ];
  const answer = await metadataCommand(running, 'replace_metadata', { version: 3, sources });
  expect(answer).toEqual({ message: 'success' });
  expect((await running.post('{ tenants { id } }')).errors).toBeUndefined();
  expect(await metadataCommand(running, 'pg_track_table', { source: 'spare', table: 'ledgers' })).toMatchObject({
    code: 'unexpected',
    error: 'cannot continue due to new inconsistent metadata',
    internal: [
      {
        type: 'source',
        name: 'source default',
        reason: 'Inconsistent object: one source of Postgres is served, "spare"',
      },
    ],
  });
  await running.stop();
});
