import { startEngine, type RunningEngine } from './support/fixture';
import { metadataCommand } from './support/metadata';

const metadata = {
  version: 3,
  sources: [
    {
      name: 'default',
      native_queries: [{ name: 'totals' }],
      logical_models: [{ name: 'total' }],
      tables: [
        {
          table: 'ledgers',
          event_triggers: [{ name: 'on_ledger' }],
          remote_relationships: [{ name: 'bank' }],
          select_permissions: [{ role: 'user', permission: { columns: ['id'], filter: {} } }],
        },
      ],
    },
  ],
  actions: [{ name: 'later', definition: { kind: 'asynchronous', handler: 'http://127.0.0.1:9', output_type: 'Int' } }],
  remote_schemas: [{ name: 'weather' }],
  cron_triggers: [{ name: 'nightly' }],
  opentelemetry: { status: 'enabled' },
  metrics_config: { analyze_query_variables: true },
  network: { tls_allowlist: [] },
};

let running: RunningEngine;
beforeAll(async () => {
  running = await startEngine({ metadataDir: undefined });
});
afterAll(() => running.stop());

it('refuses metadata that asks for what is not done', async () => {
  expect(await metadataCommand(running, 'replace_metadata', metadata)).toMatchObject({
    error: 'cannot continue due to inconsistent metadata',
  });
});

it('lists every such object and serves the rest when told to', async () => {
  const args = { allow_inconsistent_metadata: true, metadata };
  const answer = await metadataCommand(running, 'replace_metadata', args);
  const { inconsistent_objects: problems } = answer as { inconsistent_objects: Record<string, string>[] };
  expect(problems.map(({ name, reason }) => `${name}: ${reason}`).sort()).toEqual([
    'action later: Inconsistent object: in action "later"; asynchronous actions are not supported',
    'cron_trigger nightly: Inconsistent object: cron triggers are not run',
    'event_trigger on_ledger in table ledgers in source default: Inconsistent object: event triggers are not run',
    'logical_model total in source default: Inconsistent object: logical model is not served',
    'native_query totals in source default: Inconsistent object: native query is not served',
    'remote_relationship bank in table ledgers in source default: Inconsistent object: relationships to another source are not served',
    'remote_schema weather: Inconsistent object: remote schemas are not served',
  ]);
  expect((await running.post('{ ledgers { id } }')).data?.ledgers).toHaveLength(3);
});
