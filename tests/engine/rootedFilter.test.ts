import { asAdmin, startEngine, type RunningEngine } from './support/fixture';
import { metadataCommand } from './support/metadata';

/** `auditor` sees ledgers that have a posting above the ledger's own `big`; `$` is the ledger wherever the filter is used. */
const metadata = {
  version: 3,
  sources: [
    {
      name: 'default',
      tables: [
        {
          table: 'ledgers',
          array_relationships: [
            { name: 'postings', using: { foreign_key_constraint_on: { table: 'postings', column: 'ledger_id' } } },
          ],
          select_permissions: [
            {
              role: 'auditor',
              permission: {
                columns: ['id'],
                filter: { postings: { amount: { _cgt: ['$', 'big'] } } },
                allow_aggregations: true,
              },
            },
          ],
        },
        {
          table: 'postings',
          object_relationships: [{ name: 'ledger', using: { foreign_key_constraint_on: 'ledger_id' } }],
          select_permissions: [{ role: 'auditor', permission: { columns: ['id'], filter: {} } }],
        },
        {
          table: 'tenants',
          array_relationships: [
            { name: 'ledgers', using: { foreign_key_constraint_on: { table: 'ledgers', column: 'tenant_id' } } },
          ],
          select_permissions: [{ role: 'auditor', permission: { columns: ['id'], filter: {} } }],
        },
      ],
    },
  ],
};

let running: RunningEngine;
beforeAll(async () => {
  running = await startEngine({ metadataDir: undefined });
  expect(await metadataCommand(running, 'replace_metadata', metadata)).toEqual({ message: 'success' });
});
afterAll(() => running.stop());

it.each([
  ['{ ledgers { id } }', { ledgers: [{ id: 3 }] }],
  ['{ tenants(order_by: {id: asc}) { ledgers { id } } }', { tenants: [{ ledgers: [] }, { ledgers: [{ id: 3 }] }] }],
  ['{ postings(where: {ledger: {}}) { id } }', { postings: [{ id: 4 }] }],
  ['{ tenants(where: {ledgers: {id: {_gt: 0}}}) { id } }', { tenants: [{ id: 2 }] }],
  ['{ tenants(where: {ledgers_aggregate: {count: {predicate: {_gt: 0}}}}) { id } }', { tenants: [{ id: 2 }] }],
  ['{ tenants(order_by: {ledgers_aggregate: {count: desc}}) { id } }', { tenants: [{ id: 2 }, { id: 1 }] }],
])('a filter that compares with its own root row means that row in %s', async (query, expected) => {
  expect(await running.post(query, asAdmin('auditor'))).toEqual({ data: expected });
});
