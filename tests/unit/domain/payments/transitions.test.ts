import {
  firstPaymentStatuses,
  isDeletable,
  isEditable,
  mayBecome,
  paymentStatuses,
  paymentTransitions,
} from '../../../../domain/payments/transitions';
import { migrate, ownerDatabase } from '../../../../local/migrate';
import { createTestDatabase } from '../../../support/database';

interface Row {
  readonly from_status: string;
  readonly to_status: string;
  readonly only_unsent: boolean;
}

it('the database holds the same table', async () => {
  const database = await createTestDatabase();
  const owner = ownerDatabase(database.url);
  await migrate(owner);
  const rows = await owner<Row>('payment_transitions').select('from_status', 'to_status', 'only_unsent');
  const checks = await owner.raw<{ rows: { definition: string }[] }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = 'payments'::regclass and pg_get_constraintdef(oid) like 'CHECK ((status %'`,
  );
  await owner.destroy();
  await database.drop();
  const inDatabase = rows.map((row) => `${row.from_status} -> ${row.to_status}`).sort();
  const inCode = Object.entries(paymentTransitions).flatMap(([from, all]) => all.map((to) => `${from} -> ${to}`));
  expect(inDatabase).toEqual(inCode.sort());
  for (const row of rows) {
    const [from, to] = [row.from_status, row.to_status] as (typeof paymentStatuses)[number][];
    expect(mayBecome({ status: from!, isSent: false }, to!)).toBe(true);
    expect(mayBecome({ status: from!, isSent: true }, to!)).toBe(!row.only_unsent);
  }
  const named = [...(checks.rows[0]?.definition ?? '').matchAll(/'(\w+)'/g)].map(([, status]) => status);
  expect(named.sort()).toEqual([...paymentStatuses].sort());
});

describe.each([true, false])('sent: %s', (isSent) => {
  it('a payment moves as the table says and in no other way', () => {
    for (const status of paymentStatuses) {
      for (const next of paymentStatuses) {
        const isListed = paymentTransitions[status].includes(next) && !(status === 'failed' && isSent);
        expect([status, next, mayBecome({ status, isSent }, next)]).toEqual([
          status,
          next,
          isListed || status === next,
        ]);
      }
    }
  });

  it('what may be deleted may become deleted', () => {
    for (const status of paymentStatuses) {
      if (isDeletable({ status, isSent })) expect(mayBecome({ status, isSent }, 'deleted')).toBe(true);
    }
  });
});

it('a sent payment is never edited, and an unsent one while nothing is under way', () => {
  expect(paymentStatuses.filter((status) => isEditable({ status, isSent: true }))).toEqual([]);
  expect(paymentStatuses.filter((status) => isEditable({ status, isSent: false }))).toEqual([
    'new',
    'awaiting_authorisation',
    'authorised',
    'failed',
  ]);
});

it('a sent payment is deleted only while it waits to be released', () => {
  expect(paymentStatuses.filter((status) => isDeletable({ status, isSent: true }))).toEqual(['ready_to_send']);
  expect(paymentStatuses.filter((status) => isDeletable({ status, isSent: false }))).toEqual([
    'new',
    'awaiting_authorisation',
    'authorised',
    'failed',
  ]);
});

it('every status can be reached from a first one, and nothing leaves deleted', () => {
  const reached = new Set(firstPaymentStatuses);
  for (const status of reached) paymentTransitions[status].forEach((next) => reached.add(next));
  expect([...reached].sort()).toEqual([...paymentStatuses].sort());
  expect(paymentTransitions.deleted).toEqual([]);
});
