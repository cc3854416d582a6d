import type { Knex } from 'knex';
import { freePort } from '../../tools/postgres/cluster';
import { loadMetadataDirectory } from '../../hasura/engine/metadata/loadDirectory';
import { ownerDatabase } from '../../tools/database/ownerDatabase';
import { metadataDirectory, metadataEnvironment } from '../../tools/metadata/metadataDirectory';
import { portalLists, type PortalList } from '../access/portalLists';
import type { Viewer } from '../access/naturalLists';
import { sendersOf } from '../support/senders';
import { engineCommand } from './bundle';
import { openServer } from './cluster';
import { largeDatabase } from './largeDatabase';
import { firstRowsInBrowser, type FirstRows } from './listsInBrowser';
import { startServer } from './processes';
import { step, type BenchOptions, type Table } from './benchmark';
import { percentile } from './statistics';

/** What one document took as one role, in milliseconds. */
interface Measured {
  readonly name: string;
  readonly role: string;
  readonly goal: number;
  readonly times: number[];
}

const adminSecret = 'bench';
const [listGoalMs, searchGoalMs] = [300, 500];
const slowestShown = 15;

/**
 * `npm run bench -- lists`: every query of the SPA with each filter of its screen, in each role that sends it, on the large data set: from
 * the request to the whole answer, one at a time, the first answer of each left out. Then the list of payments in a browser. Prints the
 * slowest against the goals. `scale` 1 is a million payments and two million entries of statements, `rounds` the number of people whose
 * screens are read.
 */
export async function benchLists({ scale = 1, rounds = 20 }: BenchOptions): Promise<readonly Table[]> {
  const server = await openServer();
  try {
    const url = await largeDatabase(server.url, scale);
    const viewers = await viewersOf(url, rounds);
    const documents = report(await measureAll(url, viewers));
    const [viewer] = viewers;
    if (!viewer) throw new Error('The data set has no administrator of an organisation.');
    step('the list of payments in a browser');
    return [...documents, reportBrowser(await firstRowsInBrowser(url, viewer, rounds))];
  } finally {
    await server.stop();
  }
}

/** Administrators of organisations, with an account of theirs each, spread over the whole. */
async function viewersOf(url: string, count: number): Promise<Viewer[]> {
  const owner = ownerDatabase(url);
  const since = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10);
  const accounts = await spreadAccounts(owner, count);
  await owner.destroy();
  return accounts.map(({ id, org_id, tccAccountId, user_id }) => ({
    user: user_id,
    account: id,
    organisation: org_id,
    providerAccount: tccAccountId,
    since,
  }));
}

interface AccountRow {
  readonly id: string;
  readonly org_id: string;
  readonly tccAccountId: string;
  readonly user_id: string;
}

function spreadAccounts(owner: Knex, count: number): Promise<AccountRow[]> {
  return owner('accounts as a')
    .join('users_organisations as l', 'l.org_id', 'a.org_id')
    .where('l.can_user_admin_org', true)
    .orderByRaw('md5(a.id::text)')
    .limit(count)
    .select<AccountRow[]>('a.id', 'a.org_id', 'a.tccAccountId', 'l.user_id');
}

async function measureAll(databaseUrl: string, viewers: readonly Viewer[]): Promise<Measured[]> {
  const port = await freePort();
  const environment = {
    ...metadataEnvironment(databaseUrl),
    HASURA_GRAPHQL_DATABASE_URL: databaseUrl,
    HASURA_GRAPHQL_SERVER_PORT: String(port),
    HASURA_GRAPHQL_ADMIN_SECRET: adminSecret,
  };
  const engine = await startServer(engineCommand(metadataDirectory), environment, /startup/);
  try {
    return await readAll(`http://127.0.0.1:${port}/v1/graphql`, viewers);
  } finally {
    await engine.stop();
  }
}

async function readAll(url: string, viewers: readonly Viewer[]): Promise<Measured[]> {
  const metadata = loadMetadataDirectory(metadataDirectory);
  const measured = new Map<string, Measured>();
  for (const [index, viewer] of viewers.entries()) {
    step(`the screens of person ${index + 1} of ${viewers.length}`);
    for (const list of portalLists(metadata, viewer).filter(isQuery)) {
      for (const role of sendersOf(list.query)) {
        const milliseconds = await timeOf(url, role, viewer, list);
        const key = `${role} ${list.name}`;
        const known = measured.get(key) ?? { name: list.name, role, goal: goalOf(list), times: [] };
        measured.set(key, known);
        known.times.push(milliseconds);
      }
    }
  }
  return [...measured.values()].map((one) => ({ ...one, times: one.times.slice(1) }));
}

const isQuery = ({ query }: PortalList): boolean => query.trimStart().startsWith('query');

/** A screen that searches is given longer. */
const goalOf = ({ query }: PortalList): number => (query.includes('$pattern') ? searchGoalMs : listGoalMs);

async function timeOf(url: string, role: string, viewer: Viewer, { name, query, variables }: PortalList) {
  const headers = {
    'content-type': 'application/json',
    'x-hasura-admin-secret': adminSecret,
    'x-hasura-role': role,
    'x-hasura-user-id': viewer.user,
  };
  const begun = performance.now();
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  const { errors } = (await answer.json()) as { errors?: readonly { message: string }[] };
  if (errors) throw new Error(`${role}: ${name}: ${errors.map(({ message }) => message).join(', ')}`);
  return performance.now() - begun;
}

function report(measured: readonly Measured[]): Table[] {
  const rows = measured
    .map(({ name, role, goal, times }) => ({ name, role, goal, count: times.length, ...figuresOf(times) }))
    .sort((a, b) => b.p95 / b.goal - a.p95 / a.goal);
  const late = rows.filter(({ p95, goal }) => p95 > goal).length;
  const slowest = rows
    .slice(0, slowestShown)
    .map(({ name, role, count, half, p95, goal }) => [
      name,
      role,
      count,
      Math.round(half),
      Math.round(p95),
      goal,
      Number((p95 / goal).toFixed(2)),
    ]);
  return [
    {
      headings: ['document', 'role', 'requests', 'median, ms', '95 of 100, ms', 'goal, ms', 'figure ÷ goal'],
      rows: slowest,
    },
    { headings: ['documents and roles', 'within their goal'], rows: [[rows.length, rows.length - late]] },
  ];
}

function figuresOf(times: readonly number[]) {
  return { half: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

function reportBrowser({ list, search }: FirstRows): Table {
  const row = (name: string, times: readonly number[], goal: number) => {
    const { half, p95 } = figuresOf(times);
    return [name, Math.round(half), Math.round(p95), goal, Number((p95 / goal).toFixed(2))];
  };
  const headings = ['in the browser', 'median, ms', '95 of 100, ms', 'goal, ms', 'figure ÷ goal'];
  const rows = [row('first payments', list, listGoalMs), row('a search in payments', search, searchGoalMs)];
  return { headings, rows };
}
