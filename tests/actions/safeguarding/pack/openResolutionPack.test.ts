import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import type { Context } from '../../../../actions/context';
import { buildPack } from '../../../../actions/safeguarding/pack/buildPack';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { asAdministrator } from '../../../support/safeguarding';
import { stackDatabase } from '../../../support/stack';
import { stackContext } from '../../../support/users';

const open = `mutation ($packId: uuid!) { openResolutionPack(packId: $packId) { url expiresAt } }`;
const call = (packId: string, username?: string) => asAdministrator(open, { packId }, username);

/** No other test builds the pack of this day. */
const day = '2033-03-04';
let context: Context;
let packId: string;

beforeAll(async () => {
  context = stackContext();
  await buildPack({ ...context, clock: { now: () => new Date(`${day}T01:00:00Z`) } });
  packId = (await context.database('resolution_packs').where({ day }).first('id'))!.id;
});
afterAll(async () => {
  const owner = stackDatabase();
  await owner('resolution_packs').where({ day }).delete();
  await owner.destroy();
  await context.database.destroy();
});

test('gives an address of the pack, and the log keeps who asked', async () => {
  const { answer, ...effects } = await effectsOf<{ openResolutionPack: { url: string } }>(
    context.database,
    call(packId),
  );
  expect(effects).toEqual({ rows: [], activity: ['A018'], provider: [] });
  const response = await fetch(answer.data!.openResolutionPack.url);
  expect(response.headers.get('content-disposition')).toContain(`resolution-pack-${day}.zip`);
  expect(Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())))).toContain('manifest.json');
  const entry = await context
    .database('activity')
    .where({ details: `Resolution pack of ${day}` })
    .first();
  expect(entry).toMatchObject({ eventCode: 'A018', userId: 'superadmin' });
});

test('an unknown pack is refused', async () => {
  const effects = await refusedEffects(context.database, call(randomUUID()));
  expect(effects).toEqual(refused('resolution_pack_not_found', 'packId'));
});

test.each(['orgadmin', 'maker', 'borealis'])('%s opens none', async (username) => {
  const { answer, activity } = await effectsOf(context.database, call(packId, username));
  expect([answer.errors?.length, activity]).toEqual([1, []]);
});
