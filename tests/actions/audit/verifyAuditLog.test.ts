import type { Knex } from 'knex';
import { auditAs } from '../../support/audit';
import { stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(async () => {
  database = stackDatabase();
  await database.raw('select * from seal_audit()');
});
afterAll(() => database.destroy());

const query = `query ($after: bigint!) {
  part: verifyAuditLog(after: $after) { verifiedTo end isDone fault { position eventId reason } }
}`;

interface Answer {
  readonly part: {
    readonly verifiedTo: string;
    readonly end: string;
    readonly isDone: boolean;
    readonly fault: unknown;
  };
}

const verify = async (after: string) => (await auditAs<Answer>('superadmin', query, { after })).data!.part;

test('verifies the chain part by part, up to its head', async () => {
  const { end } = await verify('0');
  let after = '0';
  for (let isDone = false; !isDone;) {
    const part = await verify(after);
    expect(part).toMatchObject({ fault: null, end, isDone: part.verifiedTo === end });
    ({ verifiedTo: after, isDone } = part);
  }
  const seal = await database('audit_seals').orderBy('id', 'desc').first('position', 'settled_event');
  expect(Number(end)).toBe(Math.max(Number(seal?.position), Number(seal?.settled_event)));
});

test('ends at a row that was altered, and names it', async () => {
  const row = (await database('audit_logged_actions').where({ table_name: 'countries' }).first('event_id', 'new_row'))!;
  const { position } = (await database('audit_hashes').where({ event_id: row.event_id }).first('position'))!;
  const alter = (newRow: unknown) =>
    database.transaction(async (transaction) => {
      await transaction.raw('set local session_replication_role = replica');
      await transaction('audit_logged_actions')
        .where({ event_id: row.event_id })
        .update({ new_row: JSON.stringify(newRow) });
    });
  await alter({ altered: true });
  try {
    const part = await verify('0');
    expect(part).toMatchObject({ isDone: true, fault: { position, eventId: row.event_id } });
  } finally {
    await alter(row.new_row);
  }
  expect(await verify('0')).toMatchObject({ fault: null });
});

test.each(['maker', 'orgadmin'])('%s has no such operation', async (username) => {
  const { errors } = await auditAs(username, query, { after: '0' });
  expect(errors?.[0]?.extensions.code).toBe('validation-failed');
});
