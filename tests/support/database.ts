import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** A database of the run's server; `drop` removes it with whatever is still connected. */
export interface TestDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** When the demo of a test database was written. */
export const demoTime = new Date('2026-11-20T10:30:15.250Z');

/** What a new database holds: nothing, all migrations, these and the reference data, or these and the demo as of `demoTime`. */
export type TestDatabaseContent = 'nothing' | 'schema' | 'reference' | 'demo';

/** Creates a database that only the calling test file uses, so that files run in parallel. */
export async function createTestDatabase(content: TestDatabaseContent = 'nothing'): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) {
    throw new Error(
      'TEST_DATABASE_URL is not set: the jest project of the test needs the set-up that starts Postgres.',
    );
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withClient(serverUrl, async (client) => {
    const template = content === 'nothing' ? 'template1' : await provideTemplate(client, serverUrl, content);
    await client.query(`create database ${name} template ${template}`);
  });
  return {
    url: urlOf(serverUrl, name),
    drop: () => withClient(serverUrl, (client) => client.query(`drop database ${name} with (force)`)),
  };
}

/** Makes a database that others are copied from, once in a run: a copy takes a tenth of the time of the migrations. */
async function provideTemplate(client: Client, serverUrl: string, content: TestDatabaseContent): Promise<string> {
  const name = `template_${content}_${process.env.TEST_RUN_ID ?? process.pid}`;
  // Other workers wait until it is there.
  await client.query('select pg_advisory_lock(hashtext($1))', [name]);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (!rowCount) {
    const draft = `${name}_draft`;
    await client.query(`drop database if exists ${draft}`);
    await client.query(`create database ${draft}`);
    await fill(urlOf(serverUrl, draft), content);
    await client.query(`alter database ${draft} rename to ${name}`);
  }
  await client.query('select pg_advisory_unlock(hashtext($1))', [name]);
  return name;
}

/** Loads the migrations and seeds only here: most test files copy what another one made, or take an empty database. */
async function fill(url: string, content: TestDatabaseContent): Promise<void> {
  const { ownerDatabase } = await import('../../tools/database/ownerDatabase');
  const { migrate } = await import('../../tools/migrate/migrate');
  const owner = ownerDatabase(url);
  try {
    await migrate(owner);
    if (content !== 'schema') {
      const { seedReference } = await import('../../seeds/reference');
      await seedReference(owner);
    }
    if (content === 'demo') {
      const { writeDemo } = await import('../../seeds/demo/writeDemo');
      await writeDemo(owner, demoTime);
    }
  } finally {
    await owner.destroy();
  }
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

async function withClient(url: string, use: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}
