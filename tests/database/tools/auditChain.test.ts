import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { folderArchive } from '../../../actions/audit/archive';
import { exportHead } from '../../../actions/audit/exportHead';
import { findAuditFault } from '../../../tools/audit/verify';
import { ownerDatabase } from '../../../tools/database/ownerDatabase';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { sized } from '../../support/sized';

const tampers = sized(100, 1000);
const heads = mkdtempSync(join(tmpdir(), 'corridor-heads-'));

let test: TestDatabase;
let owner: Knex;

beforeAll(async () => {
  test = await createTestDatabase('schema');
  owner = ownerDatabase(test.url);
});

afterAll(async () => {
  await owner.destroy();
  await test.drop();
  rmSync(heads, { recursive: true });
});

const seal = async (database: Knex = owner) => {
  const { rows } = await database.raw<{ rows: { sealed: string; head_position: string; head_hash: string }[] }>(
    'select * from seal_audit()',
  );
  return { position: Number(rows[0]?.head_position ?? 0), hash: rows[0]?.head_hash ?? '' };
};

const change = (database: Knex, text: string) => database('settings').update({ maintenance_banner: text });

it('fifty writers at once while the log is sealed: no gap, no fork, no row left out', async () => {
  const writers = Array.from({ length: 50 }, (_, n) => n);
  const pool = ownerDatabase(test.url);
  pool.client.pool.max = 20;
  const writing = new AbortController();
  const sealing = (async () => {
    while (!writing.signal.aborted) await Promise.all([seal(pool), seal(pool)]);
  })();
  await Promise.all(
    writers.map(async (writer) => {
      for (let n = 0; n < 8; n += 1) {
        await pool
          .transaction(async (transaction) => {
            await transaction('countries')
              .insert({ alpha2Code: letters(writer, 2), alpha3Code: letters(writer, 3), countryName: `Country ${n}` })
              .onConflict('alpha2Code')
              .merge();
            if (n % 4 === 3) throw new Error('rolled back');
          })
          .catch((error: Error) => expect(error.message).toBe('rolled back'));
      }
    }),
  );
  writing.abort();
  await sealing;
  await seal(pool);
  await pool.destroy();
  const counts = await owner.raw<{ rows: { events: string; hashes: string; last: string }[] }>(
    `select (select count(*) from audit_logged_actions) as events, count(*) as hashes, max(position) as last from audit_hashes`,
  );
  const [{ events, hashes, last } = { events: '', hashes: '', last: '' }] = counts.rows;
  expect([hashes, last]).toEqual([events, events]);
  expect(await findAuditFault(owner)).toBeUndefined();
});

it('a head is exported once a day, and is compared', async () => {
  await change(owner, 'one more');
  const head = await seal();
  expect(await exportHead(folderArchive(heads), head, new Date('2026-11-21T08:00:00Z'))).toBe(true);
  const later = new Date('2026-11-21T20:00:00Z');
  expect(await exportHead(folderArchive(heads), { ...head, hash: 'other' }, later)).toBe(false);
  expect(await findAuditFault(owner, heads)).toBeUndefined();
});

const partSize = 60;

/** Whether verifying the log part by part finds a fault. */
async function hasFaultInParts(database: Knex): Promise<boolean> {
  const [end] = await database('audit_seals').max<{ position: string; settled: string }[]>({
    position: 'position',
    settled: 'settled_event',
  });
  for (let after = 0; after < Math.max(Number(end?.position), Number(end?.settled)); after += partSize) {
    const { rows } = await database.raw<{ rows: unknown[] }>('select * from audit_fault_between(?, ?)', [
      after,
      after + partSize,
    ]);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Each tamper as a superuser who switches the triggers off would do it; gives what must be named. */
const kinds: Readonly<Record<string, (database: Knex, id: number, other: number) => Promise<number | undefined>>> = {
  'a value is changed': async (database, id) => {
    await database('audit_logged_actions')
      .where({ event_id: String(id) })
      .update({ user_id: 'somebody else' });
    return id;
  },
  'the new row is changed': async (database, id) => {
    await database.raw(
      `update audit_logged_actions set new_row = coalesce(new_row, '{}') || '{"amount": "1.00"}' where event_id = ?`,
      [id],
    );
    return id;
  },
  'the time is changed': async (database, id) => {
    await database.raw(
      `update audit_logged_actions set action_at = action_at + interval '1 microsecond' where event_id = ?`,
      [id],
    );
    return id;
  },
  'a row is deleted': async (database, id) => {
    await database('audit_logged_actions')
      .where({ event_id: String(id) })
      .delete();
    return id;
  },
  'two rows change places': async (database, id, other) => {
    const columns = 'table_name row_id action old_row new_row changed_fields user_id request_id action_at'.split(' ');
    await database.raw(
      `update audit_logged_actions a set ${columns.map((name) => `${name} = b.${name}`).join(', ')}
       from audit_logged_actions b where (a.event_id, b.event_id) in ((?, ?), (?, ?))`,
      [id, other, other, id],
    );
    return Math.min(id, other);
  },
  // Where numbers are free before what is settled: later it could be any new row.
  'a row is put in': async (database) => {
    await database.raw(
      `insert into audit_logged_actions (event_id, table_name, action) overriding system value values (-7, 'payments', 'U')`,
    );
    return -7;
  },
  'the tail is cut off': async (database, id) => {
    await database('audit_logged_actions').where('event_id', '>=', id).delete();
    return undefined;
  },
  'the tail is cut off with its hashes': async (database, id) => {
    const { position } = (await database('audit_hashes')
      .where({ event_id: String(id) })
      .first('position'))!;
    await database('audit_logged_actions').where('event_id', '>=', id).delete();
    await database('audit_hashes').where('position', '>=', position).delete();
    return undefined;
  },
  'the tail is cut off with its hashes and seals': async (database, id) => {
    const { position } = (await database('audit_hashes')
      .where({ event_id: String(id) })
      .first('position'))!;
    await database('audit_logged_actions').where('event_id', '>=', id).delete();
    await database('audit_hashes').where('position', '>=', position).delete();
    await database('audit_seals').where('position', '>=', position).delete();
    return undefined;
  },
  'a digest is changed': async (database, id) => {
    await database.raw(`update audit_hashes set digest = sha256(digest) where event_id = ?`, [id]);
    return id;
  },
  'a hash is changed': async (database, id) => {
    await database.raw(`update audit_hashes set hash = sha256(hash) where event_id = ?`, [id]);
    return id;
  },
};

it(`finds each of ${tampers} tampers, and names the row`, async () => {
  const rows = await owner('audit_hashes').orderBy('position').pluck<string[]>('event_id');
  const ids = rows.map(Number);
  let state = 7;
  const draw = (below: number): number => (state = (state * 48271) % 2147483647) % below;
  const names = Object.keys(kinds);
  for (let n = 0; n < tampers; n += 1) {
    const name = names[n % names.length] ?? '';
    const id = ids[draw(ids.length)] ?? 0;
    const other = ids.filter((one) => one !== id)[draw(ids.length - 1)] ?? 0;
    const undo = new Error('undone');
    const tampering = owner.transaction(async (transaction) => {
      await transaction.raw('set local session_replication_role = replica');
      const named = await kinds[name]?.(transaction, id, other);
      const fault = await findAuditFault(transaction, heads);
      expect([n, name, fault?.reason]).toEqual([n, name, expect.any(String)]);
      if (named !== undefined) expect([n, name, fault?.eventId]).toEqual([n, name, named]);
      // Only the exported head tells that the chain was cut off together with its seals.
      if (!name.endsWith('and seals')) expect([n, name, await hasFaultInParts(transaction)]).toEqual([n, name, true]);
      throw undo;
    });
    await expect(tampering).rejects.toBe(undo);
  }
  expect(await findAuditFault(owner, heads)).toBeUndefined();
  expect(await hasFaultInParts(owner)).toBe(false);
});

function letters(n: number, length: number): string {
  const code = [Math.floor(n / 26), n % 26].map((digit) => String.fromCharCode(65 + digit)).join('');
  return code.padStart(length, 'X');
}
