import { mkdirSync } from 'node:fs';
import { loginsOf, prepareDatabase } from '../../../local/stack/database';
import { writeDemoDocuments } from '../../../local/stack/demo/documents';
import { documentsFolder, namesOf } from '../../../local/stack/names';
import { Parts } from '../../../local/stack/parts';
import { persistentClock } from '../../../local/stack/persistentClock';
import { loadSecrets } from '../../../local/stack/secrets';
import { openServices, seedServices } from '../../../local/stack/services';
import { ownerDatabase } from '../../../tools/database/ownerDatabase';

/** What own stacks are copies of. */
export interface Template {
  /** The server's superuser. */
  readonly serverUrl: string;
  /** Holds the secrets and the documents. */
  readonly folder: string;
}

const database = 'corridor_template';

/** The URL of another database of a server. */
function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

/** Makes a database with everything that a stack writes at its first start: tables, demo, users, and the provider's books. */
export async function makeTemplate({ serverUrl, folder }: Template): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await onServer(serverUrl, `create database ${database}`);
  const ownerUrl = urlOf(serverUrl, database);
  const options = { dataDir: folder, seed: 'demo', largeScale: 1 } as const;
  const secrets = loadSecrets(folder);
  const clock = persistentClock(folder);
  const startedAt = clock.now();
  await prepareDatabase(ownerUrl, options, secrets, startedAt);
  const parts = new Parts();
  const urls = { ownerUrl, ...loginsOf(ownerUrl), restarts: () => 0 };
  const base = { options, secrets, names: namesOf(0, secrets), database: urls, clock, startedAt, parts };
  // Writing what is known calls no Lambda.
  const services = await openServices(base, { invoke: (name) => Promise.reject(new Error(`No Lambda ${name} here.`)) });
  await seedServices(services, base);
  await parts.stop();
  await writeDemoDocuments(documentsFolder(folder));
  // Lists are planned by the statistics, as in a database that has been in use.
  await onServer(ownerUrl, 'analyze');
  await onServer(serverUrl, `alter database ${database} allow_connections false`);
}

/** Copies the template, with what is set for logins in it. Gives the copy's URL and how to remove it. */
export async function copyTemplate({ serverUrl }: Template, name: string) {
  await onServer(serverUrl, `create database ${name} template ${database} strategy file_copy`);
  await onServer(
    serverUrl,
    `do $$ declare one record; begin
      for one in select setrole::regrole as login, unnest(setconfig) as setting from pg_db_role_setting
        where setdatabase = (select oid from pg_database where datname = '${database}') loop
        execute format('alter role %s in database ${name} set %s = %L', one.login,
          split_part(one.setting, '=', 1), substr(one.setting, strpos(one.setting, '=') + 1));
      end loop; end $$`,
  );
  return {
    ownerUrl: urlOf(serverUrl, name),
    drop: () => onServer(serverUrl, `drop database ${name} with (force)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const owner = ownerDatabase(url);
  try {
    await owner.raw(statement);
  } finally {
    await owner.destroy();
  }
}
