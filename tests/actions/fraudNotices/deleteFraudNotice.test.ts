import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { acknowledged, setNoticeSettings, shown } from '../../support/fraudNotices';
import { stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
beforeEach(() => setNoticeSettings(database, { paymentThreshold: '2000' }));
afterEach(() => setNoticeSettings(database, {}));
afterAll(() => database.destroy());

const noticeOf = (id: string) => database('fraud_notices').where({ id }).first();

const call = (fraudNoticeId: string, username = 'maker') => ({
  username,
  query: `mutation ($fraudNoticeId: uuid!) { result: deleteFraudNotice(fraudNoticeId: $fraudNoticeId) { id } }`,
  variables: { fraudNoticeId },
});

test('a notice that was closed is deleted, and the audit log keeps that it was shown', async () => {
  const id = await shown('maker');
  const { answer, ...effects } = await effectsOf(database, call(id));
  expect(answer.data).toEqual({ result: { id } });
  expect(effects).toEqual({ rows: ['delete fraud_notices'], activity: [], provider: [] });
  expect(await noticeOf(id)).toBeUndefined();
  expect(await database('audit_logged_actions').where({ table_name: 'fraud_notices', row_id: id })).toHaveLength(2);
});

test('an acknowledged one is kept', async () => {
  const id = await acknowledged(database, 'maker');
  expect(await refusedEffects(database, call(id))).toEqual(refused('fraud_notice_acknowledged', 'fraudNoticeId'));
  expect(await noticeOf(id)).toBeDefined();
});

test('one of another user and an absent one are refused in the same words', async () => {
  const id = await shown('maker');
  for (const [notice, username] of [
    [id, 'approver'],
    [randomUUID(), 'maker'],
  ] as const) {
    const effects = await refusedEffects(database, call(notice, username));
    expect(effects).toEqual(refused('fraud_notice_not_found', 'fraudNoticeId'));
  }
  expect(await noticeOf(id)).toBeDefined();
});
