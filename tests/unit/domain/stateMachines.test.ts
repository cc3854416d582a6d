import fc from 'fast-check';
import { mayMove, type StateMachine } from '../../../domain/stateMachine';
import { stateMachines } from '../../../domain/stateMachines';
import { ownerDatabase } from '../../../tools/database/ownerDatabase';
import { migrate } from '../../../tools/migrate/migrate';
import { createTestDatabase } from '../../support/database';

const walks = process.env.TEST_SIZE === 'full' ? 100_000 : 10_000;

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
  const database = await createTestDatabase();
  const owner = ownerDatabase(database.url);
  await migrate(owner);
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

const isFinal = (machine: StateMachine, status: string) => machine.next[status]?.length === 0;

describe.each(Object.entries(stateMachines))('%s', (_name, machine) => {
  const statuses = Object.keys(machine.next);

  it('leads nowhere but to its own statuses, and reaches every one', () => {
    const reached = new Set(machine.first);
    for (const status of reached) (machine.next[status] ?? []).forEach((next) => reached.add(next));
    expect([...reached].sort()).toEqual([...statuses].sort());
  });

  it('random events never make an illegal step, and end in every final status', () => {
    const ends = new Set<string>();
    const events = fc.array(fc.constantFrom(...statuses), { maxLength: 30 });
    fc.assert(
      fc.property(fc.constantFrom(...machine.first), events, (first, asked) => {
        const last = asked.reduce((at, to) => {
          if (!mayMove(machine, at, to)) return at;
          expect(at === to || machine.next[at]?.includes(to)).toBe(true);
          return to;
        }, first);
        if (isFinal(machine, last)) ends.add(last);
      }),
      { numRuns: Math.ceil(walks / Object.keys(stateMachines).length), seed: 7 },
    );
    expect([...ends].sort()).toEqual(statuses.filter((status) => isFinal(machine, status)).sort());
  });
});
