import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { acknowledgeCall, setNoticeSettings, shown } from '../../support/fraudNotices';
import { tradingAccount } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
beforeEach(() => setNoticeSettings(database, { paymentThreshold: '2000' }));
afterEach(() => setNoticeSettings(database, {}));
afterAll(() => database.destroy());

const noticeOf = (id: string) => database('fraud_notices').where({ id }).first();

interface Answer {
  readonly result: { readonly acknowledgedAt: string };
}

/** A notice that was shown to the maker, and a call that acknowledges it. */
async function shownToMaker(username = 'maker', changes: object = {}) {
  const id = await shown('maker');
  const { presentedAt } = (await noticeOf(id))!;
  return {
    id,
    presentedAt,
    call: acknowledgeCall(username, id, { boxTickedAt: presentedAt.toISOString(), ...changes }),
  };
}

test('keeps the choice and when the box was ticked, says so, and a second time keeps the first', async () => {
  const { id, presentedAt, call } = await shownToMaker();
  const { answer, ...effects } = await effectsOf<Answer>(database, call);
  expect(effects).toEqual({ rows: ['update fraud_notices'], activity: ['A019'], provider: [] });
  const row = await noticeOf(id);
  expect(row).toMatchObject({ acknowledgedBy: 'maker', selectionBoxChoice: 'invoice', boxTickedAt: presentedAt });
  expect(new Date(answer.data!.result.acknowledgedAt)).toEqual(row?.acknowledgedAt);
  const said = database('activity').where({ eventCode: 'A019', userId: 'maker' }).orderBy('createdAt', 'desc').first();
  expect(await said).toMatchObject({
    accountId: tradingAccount,
    details: 'I pay an invoice or a contract that I have checked',
    client_reported: false,
  });
  const other = acknowledgeCall('maker', id, { selectionBoxChoice: 'other', boxTickedAt: presentedAt.toISOString() });
  const again = await effectsOf<Answer>(database, other);
  expect(again).toMatchObject({ answer: { data: answer.data }, rows: [], activity: [] });
  expect((await noticeOf(id))?.selectionBoxChoice).toBe('invoice');
});

const inAnHour = new Date(Date.now() + 3_600_000);

test.each([
  ['another user', 'approver', {}, 'fraud_notice_not_found', 'fraudNoticeId'],
  ['another tenant', 'borealis', {}, 'fraud_notice_not_found', 'fraudNoticeId'],
  ['an answer that is not on the list', 'maker', { selectionBoxChoice: 'yes' }, 'invalid_input', 'selectionBoxChoice'],
  [
    'a box ticked before the notice was shown',
    'maker',
    { boxTickedAt: '2026-01-01T00:00:00Z' },
    'invalid_input',
    'boxTickedAt',
  ],
  ['a box ticked in an hour', 'maker', { boxTickedAt: inAnHour }, 'invalid_input', 'boxTickedAt'],
])('%s does not acknowledge it', async (_what, username, changes, code, field) => {
  const { id, call } = await shownToMaker(username, changes);
  expect(await refusedEffects(database, call)).toEqual(refused(code, field));
  expect((await noticeOf(id))?.acknowledgedAt).toBeNull();
});

test('the database keeps a notice from serving before it is acknowledged', async () => {
  const { id } = await shownToMaker();
  await expect(database('fraud_notices').where({ id }).update({ usedAt: new Date() })).rejects.toThrow(
    'fraud_notices_used_is_acknowledged',
  );
});
