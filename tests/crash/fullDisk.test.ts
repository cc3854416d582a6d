import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInDemoUser } from '../../local/identity/signInDemoUser';
import { freePort } from '../../tools/postgres/cluster';
import { runningServer } from '../../tools/postgres/server';
import { eventually } from '../support/eventually';
import { health, portalFolder, untilHealthy, type PortalFolder } from '../support/portalProcess';
import { mountSmallDisk, type SmallDisk } from '../support/smallDisk';
import { control, stackDatabase } from '../support/stack';
import { audit, drain } from './audit';
import { startPayers } from './payers';

/** This file is for the long run (jest.config.cjs), and for users who may mount. */
const clients = 8;
const fills = 5;
const paymentsPerFill = 40;
const diskMegabytes = 512;

let parent: string;
let disk: SmallDisk;
let folder: PortalFolder;
let token = '';

async function refresh(): Promise<void> {
  await untilHealthy(folder.url);
  const server = runningServer(join(folder.dataDir, 'postgres')) ?? '';
  process.env.STACK_OWNER_URL = server.replace(/\/postgres$/, '/corridor');
  await control('limits', { perMinute: 0 });
  token = (await signInDemoUser(folder.url, 'maker')).idToken;
}

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'corridor-disk-'));
  disk = mountSmallDisk(join(parent, 'disk'), diskMegabytes);
  folder = portalFolder(await freePort(), { SEED: 'demo' }, join(parent, 'disk'));
  process.env.STACK_URL = folder.url;
  await folder.start();
  await refresh();
}, 300_000);

afterAll(async () => {
  await folder.remove();
  disk.unmount();
  rmSync(parent, { recursive: true });
}, 300_000);

/** Fills the disk the moment that payments were answered, and frees it once it is told. Returns the seconds until all parts answer again. */
async function fillAndFree(): Promise<number> {
  disk.fill();
  await eventually(
    () => health(folder.url),
    ({ text }) => text.includes('is full'),
  );
  disk.free();
  const freedAt = performance.now();
  await untilHealthy(folder.url);
  const seconds = (performance.now() - freedAt) / 1000;
  await refresh();
  return seconds;
}

test(
  `${fills} times a full disk amid payments: what was answered stands, once`,
  async () => {
    const payers = startPayers(clients, () => token);
    const seconds: number[] = [];
    for (let fill = 0; fill < fills; fill += 1) {
      await payers.untilAcknowledged(payers.acknowledged.length + paymentsPerFill);
      seconds.push(await fillAndFree());
    }
    await payers.stop();
    const database = stackDatabase();
    const ids = payers.acknowledged.map(({ id }) => id);
    const marks = payers.acknowledged.map(({ payment }) => String(payment.reference));
    await drain(database, ids);
    const outcome = await audit(database, ids);
    const rows = await database('payments').whereIn('reference', marks).pluck<string[]>('id');
    await database.destroy();
    const back = seconds.map((each) => each.toFixed(1)).join(', ');
    process.stderr.write(`  ${ids.length} payments, back ${back} s after there was space\n`);
    expect(outcome).toEqual({ sent: ids.length, doubled: 0, lost: 0, stuck: 0 });
    expect(rows.sort()).toEqual([...ids].sort());
  },
  20 * 60_000,
);
