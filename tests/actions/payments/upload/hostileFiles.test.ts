import type { Knex } from 'knex';
import { hostileFiles, uploaders } from '../../../support/hostileFiles';
import { as, refusalOf } from '../../../support/portal';
import { graphql, stackDatabase } from '../../../support/stack';
import { upload } from '../../../support/uploads';

/** One more than is read or waits for one user. */
const filesOfEach = 3;

let database: Knex;
beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const saveView = `mutation ($name: String!) {
  createSavedView(list: "payments", name: $name, filters: [{ name: "status", value: "draft" }]) { id }
}`;
const deleteView = 'mutation ($id: uuid!) { deleteSavedView(id: $id) { id } }';

/** A query and two actions of a user, each of which has to succeed. */
async function callAs(username: string): Promise<void> {
  expect((await graphql(username, '{ payments(limit: 1) { id } }')).errors).toBeUndefined();
  const saved = await as<{ createSavedView: { id: string } }>(username, saveView, { name: 'Meanwhile' });
  expect(saved.errors).toBeUndefined();
  expect((await as(username, deleteView, { id: saved.data?.createSavedView.id })).errors).toBeUndefined();
}

/** Sends the hostile files as all uploaders at once, each in another order. Gives the answers. */
const sendAll = () =>
  Promise.all(
    uploaders.flatMap(({ username, account }, first) =>
      Array.from({ length: filesOfEach }, (_, index) => {
        const file = hostileFiles[(2 * first + index) % hostileFiles.length]!;
        return upload(file, username, `hostile ${index}.csv`, account);
      }),
    ),
  );

const refusedFiles = () => database('activity').where({ eventCode: 'E009' }).whereLike('details', 'hostile %');

test('while several users send hostile files, every call of others is answered, and each file', async () => {
  const state = { areRead: false };
  const sent = sendAll().finally(() => (state.areRead = true));
  for (let calls = 0; !state.areRead || calls === 0; calls += 1) {
    await Promise.all(['approver', 'viewer'].map(callAs));
  }
  const refusals = (await sent).map(refusalOf);
  expect(refusals.map(({ field }) => field)).toEqual(Array(filesOfEach * uploaders.length).fill('content'));
  const those = (code: string) => refusals.filter((refusal) => refusal.code === code).length;
  const [read, beyondTwo, late] = ['file_refused', 'too_many_files', 'file_readers_busy'].map(those);
  expect(read! + beyondTwo! + late!).toBe(refusals.length);
  // Of one user, two were read or waited at the same time.
  expect(beyondTwo).toBeGreaterThan(0);
  expect(await refusedFiles()).toHaveLength(read!);
  expect(new Set(await refusedFiles().pluck('userId')).size).toBeGreaterThan(1);
});
