import type { Knex } from 'knex';
import { ownerDatabase } from '../../../tools/database/ownerDatabase';
import { migrationNames, migrationSql } from '../../../tools/migrate/migrationFiles';
import { migrate, MigrationsLockedError } from '../../../tools/migrate/migrate';
import { runMigrateCommand } from '../../../tools/migrate/runMigrateCommand';
import { createTestDatabase, type TestDatabase } from '../../support/database';

const names = migrationNames();
const [first = '', second = ''] = names;
const newest = names.at(-1) ?? '';
const beforeNewest = names.at(-2) ?? '';

let database: TestDatabase;
let owner: Knex;

beforeEach(async () => {
  database = await createTestDatabase();
  owner = ownerDatabase(database.url);
});

afterEach(async () => {
  await owner.destroy();
  await database.drop();
});

/** Runs `npm run migrate` with these words; the output holds both streams, line by line. */
async function run(words: readonly string[], environment: Record<string, string> = {}) {
  const output: string[] = [];
  const write = (text: string) => void output.push(...text.split('\n'));
  const code = await runMigrateCommand(words, environment, { log: write, error: write });
  return { code, output };
}

const onTest = (...words: string[]) => run([...words, '--database-url', database.url]);

/** The names of the applied migrations as knex has them, or undefined when its table is not there. */
async function appliedNames(): Promise<string[] | undefined> {
  if (!(await owner.schema.hasTable('knex_migrations'))) return undefined;
  return owner('knex_migrations').orderBy('id').pluck('name');
}

const organisationsExist = () => owner.schema.hasTable('organisations');

describe('up', () => {
  it('applies every migration to an empty database, and nothing a second time', async () => {
    const expected = [...names.map((name) => `Applying ${name}`), `Applied ${names.length} migrations.`];
    expect(await onTest('up')).toEqual({ code: 0, output: expected });
    expect(await appliedNames()).toEqual(names);
    expect(await onTest('up')).toEqual({ code: 0, output: ['Nothing to apply.'] });
  });

  it('stops after --to', async () => {
    const output = [`Applying ${first}`, `Applying ${second}`, 'Applied 2 migrations.'];
    expect(await onTest('up', '--to', second)).toEqual({ code: 0, output });
    expect(await appliedNames()).toEqual([first, second]);
    expect((await onTest('up', '--to', first)).output).toEqual(['Nothing to apply.']);
  });

  it('takes the database from DATABASE_URL when the flag is absent, and the flag first', async () => {
    expect(await run(['up', '--to', first], { DATABASE_URL: database.url })).toMatchObject({ code: 0 });
    const other = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
    expect(await run(['up', '--to', second, '--database-url', database.url], other)).toMatchObject({ code: 0 });
    expect(await appliedNames()).toEqual([first, second]);
  });

  it('names the file and the reason of a failure, and rolls the whole run back', async () => {
    await owner.raw('create table tariffs (id int)');
    const { code, output } = await onTest('up');
    expect(code).toBe(1);
    const reason = 'relation "tariffs" already exists';
    expect(output.at(-1)).toBe(`20261121000003_charges.up.sql: ${reason}. The whole run is rolled back.`);
    expect(await appliedNames()).toBeUndefined();
    expect(await organisationsExist()).toBe(false);
  });

  it('names the line of a failure where Postgres knows it', async () => {
    const name = '20261121000004_documents';
    await onTest('up', '--to', '20261121000003_charges');
    await owner.raw('alter table vault.provider_credentials rename column org_id to organisation');
    const lines = migrationSql(name, 'up').split('\n');
    const line = lines.findIndex((text) => text.includes('from vault.provider_credentials where org_id')) + 1;
    expect((await onTest('up')).output.at(-1)).toMatch(`${name}.up.sql, line ${line}: column "org_id" does not exist.`);
    expect(await appliedNames()).toEqual(names.slice(0, 3));
  });

  it('refuses a database that a newer release has migrated', async () => {
    await onTest('up', '--to', first);
    await owner('knex_migrations').insert({ name: '29990101000000_later', batch: 9, migration_time: new Date() });
    const { code, output } = await onTest('up');
    expect({ code, output }).toEqual({
      code: 1,
      output: [expect.stringContaining('this release does not contain: 29990101000000_later')],
    });
    expect(await appliedNames()).toEqual([first, '29990101000000_later']);
  });
});

describe('the migration lock', () => {
  const locked = { code: 1, output: [expect.stringMatching(/^Another run holds the migration lock/)] };

  it('refuses while another run has set it', async () => {
    await onTest('up', '--to', first);
    await owner('knex_migrations_lock').update({ is_locked: 1 });
    expect(await onTest('up')).toEqual(locked);
    expect(await onTest('down')).toEqual(locked);
    expect(await appliedNames()).toEqual([first]);
    expect(await onTest('status')).toMatchObject({ code: 0 });
  });

  it('refuses after a while when the other run’s transaction does not end', async () => {
    await onTest('up', '--to', first);
    await owner.transaction(async (transaction) => {
      await transaction('knex_migrations_lock').update({ is_locked: 1 });
      await expect(migrate(owner, { lockTimeoutMs: 50 })).rejects.toThrow(MigrationsLockedError);
    });
  }, 300_000);

  it('waits five seconds for another run unless told otherwise, and no longer for anything else', async () => {
    const limits: string[] = [];
    owner.on('query', ({ sql }: { sql: string }) => sql.includes('lock_timeout') && limits.push(sql));
    await migrate(owner, { to: first });
    expect(limits).toEqual(['set local lock_timeout = 5000', 'set local lock_timeout to default']);
  });

  it('lets one of two runs wait for the other, and each migration run once', async () => {
    await onTest('up', '--to', first);
    // Two short migrations: on a busy machine, all of them take longer than a run waits for another one.
    const wanted = names.slice(0, 3);
    const runs = await Promise.all([1, 2].map(() => onTest('up', '--to', wanted.at(-1) ?? '')));
    expect(runs.map(({ code }) => code)).toEqual([0, 0]);
    const applied = runs.flatMap(({ output }) => output).filter((line) => line.startsWith('Applying'));
    expect(applied).toEqual(wanted.slice(1).map((name) => `Applying ${name}`));
    expect(await appliedNames()).toEqual(wanted);
  });

  it('is free again after a run', async () => {
    await onTest('up', '--to', first);
    await onTest('down');
    expect(await owner('knex_migrations_lock').pluck('is_locked')).toEqual([0]);
  });
});

describe('down', () => {
  it('reverts the newest migration', async () => {
    await onTest('up');
    expect(await onTest('down')).toEqual({ code: 0, output: [`Reverting ${newest}`, 'Reverted 1 migration.'] });
    expect(await appliedNames()).toEqual(names.slice(0, -1));
  });

  it('reverts, newest first, what came after --to', async () => {
    await onTest('up');
    const reverted = names.slice(2).reverse();
    expect((await onTest('down', '--to', second)).output).toEqual([
      ...reverted.map((name) => `Reverting ${name}`),
      `Reverted ${reverted.length} migrations.`,
    ]);
    expect(await appliedNames()).toEqual([first, second]);
  });

  it('has nothing to revert in an empty database', async () => {
    expect(await onTest('down')).toEqual({ code: 0, output: ['Nothing to revert.'] });
  });
});

describe('status', () => {
  it('lists what is applied, with the time, and what is pending', async () => {
    await onTest('up', '--to', beforeNewest);
    const { code, output } = await onTest('status');
    expect(code).toBe(0);
    expect(output).toHaveLength(names.length + 1);
    const rows = await owner('knex_migrations').orderBy('id').select('name', 'migration_time');
    expect(output.slice(0, -2)).toEqual(
      rows.map((row) => `applied  ${row.name}  ${(row.migration_time as Date).toISOString()}`),
    );
    expect(output.slice(-2)).toEqual([`pending  ${newest}`, `${names.length - 1} applied, 1 pending.`]);
  });

  it('writes nothing, not even knex’s tables', async () => {
    const { output } = await onTest('status');
    expect(output.at(-1)).toBe(`0 applied, ${names.length} pending.`);
    expect(await appliedNames()).toBeUndefined();
  });
});

describe('plan', () => {
  it('prints names and SQL of what up would apply, and changes nothing', async () => {
    const { code, output } = await onTest('plan', '--to', second);
    expect(code).toBe(0);
    expect(output.join('\n')).toBe(
      [
        ...[first, second].flatMap((name) => [`-- ${name}`, migrationSql(name, 'up')]),
        '-- up would apply 2 migrations.',
      ].join('\n'),
    );
    expect(await appliedNames()).toBeUndefined();
    expect(await organisationsExist()).toBe(false);
  });

  it('leaves out what is applied', async () => {
    await onTest('up');
    expect(await onTest('plan')).toEqual({ code: 0, output: ['-- Nothing to apply.'] });
  });
});

describe('a server that does not answer', () => {
  it('is named, without the password', async () => {
    const { code, output } = await run(['up', '--database-url', 'postgres://me:hunter2@127.0.0.1:1/books']);
    expect({ code, output }).toEqual({
      code: 1,
      output: [expect.stringMatching(/^Cannot connect to 127\.0\.0\.1:1\/books: .*ECONNREFUSED/)],
    });
  });

  it('is said to refuse the password, without the password', async () => {
    const url = new URL(database.url);
    url.password = 'hunter2';
    const { code, output } = await run(['status', '--database-url', url.href]);
    expect(code).toBe(1);
    expect(output.join()).toContain('password authentication failed');
    expect(output.join()).not.toContain('hunter2');
  });
});

describe('a wrong command line', () => {
  const url = 'postgres://me:hunter2@127.0.0.1:1/books';
  test.each<[string, string[], string]>([
    ['no command', [], 'Give one command: up, down, status or plan.'],
    ['an unknown command', ['sideways', '--database-url', url], 'Give one command: up, down, status or plan.'],
    ['two commands', ['up', 'down', '--database-url', url], 'Give one command: up, down, status or plan.'],
    ['a URL without its flag', ['up', url], 'Give one command: up, down, status or plan.'],
    ['an unknown flag', ['up', `--databse-url=${url}`], "Unknown option '--databse-url'"],
    ['a flag without its value', ['up', '--database-url'], "Option '--database-url <value>' argument missing"],
    ['no database', ['up'], 'No database: give --database-url or set DATABASE_URL.'],
    ['an empty URL', ['up', '--database-url', ''], 'No database: give --database-url or set DATABASE_URL.'],
    ['something else than a URL', ['up', '--database-url', 'hunter2'], 'The database URL is not of the form'],
    [
      'another protocol',
      ['up', '--database-url', 'mysql://me:hunter2@db/books'],
      'The database URL is not of the form',
    ],
    ['a password with #', ['up', '--database-url', 'postgres://me:55#hunter2@db/books'], 'percent-encode it'],
    ['a --to that is no migration', ['up', '--to', 'x', '--database-url', url], '--to names no migration'],
    ['--to with status', ['status', '--to', first, '--database-url', url], 'status takes no --to.'],
  ])('%s ends with code 2, a sentence and the usage', async (_case, words, sentence) => {
    const { code, output } = await run(words);
    expect(code).toBe(2);
    expect(output[0]).toContain(sentence);
    expect(output.join('\n')).toContain('Usage: npm run migrate --');
    expect(output.join('\n')).not.toContain('hunter2');
  });
});
