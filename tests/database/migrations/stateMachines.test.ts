import { stateMachines } from '../../../domain/stateMachines';
import { ownerDatabase } from '../../../tools/database/ownerDatabase';
import { createTestDatabase } from '../../support/database';

/** Where each machine's states are kept. */
const columns: Readonly<Record<string, readonly [table: string, column: string]>> = {
  payment: ['payments', 'status'],
  conversion: ['conversions', 'status'],
  transfer: ['transfers', 'status'],
  charge: ['charges', 'status'],
  submission: ['new_account_submissions', 'status_code'],
  submission_at_provider: ['new_account_submissions', 'status_sub_code'],
  safeguarding_transfer: ['safeguarding_transfers', 'status'],
  recurring_payment: ['recurring_payments', 'state'],
};

it('the database holds the same tables, and checks the same statuses', async () => {
  const database = await createTestDatabase('schema');
  const owner = ownerDatabase(database.url);
  const inDatabase = await owner<{ machine: string; from_status: string; to_status: string; only_unsent: boolean }>(
    'state_transitions',
  ).select();
  const checks = await owner.raw<{ rows: { name: string; definition: string }[] }>(
    `select conrelid::regclass::text as name, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'c'`,
  );
  await owner.destroy();
  await database.drop();
  const inCode = Object.entries(stateMachines).flatMap(([name, { first, next }]) => [
    ...first.map((to) => `${name}:  -> ${to}`),
    ...Object.entries(next).flatMap(([from, all]) => all.map((to) => `${name}: ${from} -> ${to}`)),
  ]);
  expect(inDatabase.map((row) => `${row.machine}: ${row.from_status} -> ${row.to_status}`).sort()).toEqual(
    inCode.sort(),
  );
  const onlyUnsent = inDatabase.filter((row) => row.only_unsent).map((row) => `${row.machine} ${row.from_status}`);
  expect([...new Set(onlyUnsent)]).toEqual(['payment failed']);
  for (const [name, [table, column]] of Object.entries(columns)) {
    const check = checks.rows.find((row) => row.name === table && row.definition.startsWith(`CHECK ((${column} = ANY`));
    const named = [...(check?.definition ?? '').matchAll(/'(\w+)'/g)].map(([, status]) => status);
    expect([table, named.sort()]).toEqual([table, Object.keys(stateMachines[name]?.next ?? {}).sort()]);
  }
});
