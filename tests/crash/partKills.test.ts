import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { signInDemoUser } from '../../local/identity/signInDemoUser';
import { freePort } from '../../tools/postgres/cluster';
import { runningServer } from '../../tools/postgres/server';
import {
  lambdasPid,
  portalPid,
  portalFolder,
  postgresPid,
  untilHealthy,
  type PortalFolder,
  type PortalProcess,
} from '../support/portalProcess';
import { control, stackDatabase } from '../support/stack';
import { audit, drain } from './audit';
import { startPayers, type Payers } from './payers';
import { sized } from '../support/sized';

/** A multiple of five: a part that ends three times within a minute stops the stack, unless the outermost process ended between. */
const killCount = sized(5, 80);
const clients = 8;
/** Payments that are answered between two kills, at least. */
const paymentsPerKill = 20;
/** The kills fall at different moments of a payment. */
const momentsMs = [0, 0, 25, 60, 5, 0, 100];
const secondsPerKill = 120;
const repeatsPerKill = 30;

let folder: PortalFolder;
let portal: PortalProcess;
let token = '';

const kills: Readonly<Record<string, () => void | Promise<void>>> = {
  Postgres: () => void process.kill(postgresPid(folder.dataDir), 'SIGKILL'),
  'a session of Postgres': async () => {
    const database = stackDatabase();
    const sessions = database('pg_stat_activity')
      .where({ usename: 'corridor_actions' })
      .orderBy('state_change', 'desc');
    const [latest] = await sessions.pluck<number[]>('pid');
    process.kill(latest ?? 0, 'SIGKILL');
    await database.destroy();
  },
  'the Lambdas': () => void process.kill(lambdasPid(folder.dataDir), 'SIGKILL'),
  'the main process': async () => {
    process.kill(portalPid(folder.dataDir), 'SIGKILL');
    await untilHealthy(folder.url);
    readDatabaseAddress();
  },
  'the outermost process': async () => {
    portal.kill('SIGKILL');
    await portal.ended;
    await start();
  },
};

async function start(): Promise<void> {
  portal = await folder.start();
  readDatabaseAddress();
}

/** Each start of the main process chooses another port for Postgres. */
function readDatabaseAddress(): void {
  const server = runningServer(join(folder.dataDir, 'postgres')) ?? '';
  process.env.STACK_OWNER_URL = server.replace(/\/postgres$/, '/corridor');
}

/** Tokens are valid for minutes, and the simulator forgets its limits when it ends. */
async function refresh(): Promise<void> {
  await untilHealthy(folder.url);
  await control('limits', { perMinute: 0 });
  token = (await signInDemoUser(folder.url, 'maker')).idToken;
}

beforeAll(async () => {
  folder = portalFolder(await freePort(), { SEED: 'demo' });
  process.env.STACK_URL = folder.url;
  await start();
  await refresh();
}, 300_000);

afterAll(() => folder.remove(), 300_000);

/** Kills a part the moment that payments were answered, or soon after, and asks for each of these once more. */
async function killAmid(payers: Payers, kill: () => void | Promise<void>, momentMs: number): Promise<void> {
  const before = payers.acknowledged.length;
  await payers.untilAcknowledged(before + paymentsPerKill);
  if (momentMs > 0) await delay(momentMs);
  await kill();
  await refresh();
  const recent = payers.acknowledged.slice(before).slice(-repeatsPerKill);
  expect(await Promise.all(recent.map(payers.repeat))).toEqual(recent.map(({ id }) => id));
}

test(
  `${killCount} kills of Postgres, its sessions, the Lambdas, the main and the outermost process: what was answered stands, once`,
  async () => {
    const payers = startPayers(clients, () => token);
    try {
      for (let kill = 0; kill < killCount; kill += 1) {
        const part = Object.values(kills)[kill % Object.keys(kills).length] ?? (() => undefined);
        await killAmid(payers, part, momentsMs[kill % momentsMs.length] ?? 0);
      }
    } catch (error) {
      // What stays down leaves the payers without an answer too, which says less.
      await payers.stop().catch(() => undefined);
      throw error;
    }
    await payers.stop();
    const database = stackDatabase();
    const ids = payers.acknowledged.map(({ id }) => id);
    const marks = payers.acknowledged.map(({ payment }) => String(payment.reference));
    await drain(database, ids);
    const outcome = await audit(database, ids);
    const rows = await database('payments').whereIn('reference', marks).pluck<string[]>('id');
    await database.destroy();
    process.stderr.write(`  ${ids.length} payments, ${killCount} kills\n`);
    expect(outcome).toEqual({ sent: ids.length, doubled: 0, lost: 0, stuck: 0 });
    expect(rows.sort()).toEqual([...ids].sort());
  },
  killCount * secondsPerKill * 1000 + 60_000,
);
