import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { graphql, stackDatabase, stackUrl } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterAll(async () => {
  await database.destroy();
});

async function post(body: string, method = 'POST'): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${stackUrl()}/activity-log`, {
    method,
    headers,
    body: method === 'GET' ? undefined : body,
  });
  await response.arrayBuffer();
  return response.status;
}

const report = (username: string, changes: Record<string, unknown> = {}) =>
  JSON.stringify({ username, activityName: 'Failed Login - PW', eventCode: 'E001', ...changes });

const entriesOf = (username: string) => database('activity').where({ username }).orderBy('createdAt');

/** Makes reports, again with another username where a new minute of the database began meanwhile: reports are counted by it. */
async function postedInOneMinute(count: number): Promise<{ username: string; statuses: number[] }> {
  const minute = async () => {
    const { rows } = await database.raw<{ rows: { minute: string }[] }>(`select extract(minute from now()) as minute`);
    return rows[0]!.minute;
  };
  for (;;) {
    const username = stranger();
    const begun = await minute();
    const statuses = await Promise.all(Array.from({ length: count }, () => post(report(username))));
    if ((await minute()) === begun) return { username, statuses };
  }
}

const stranger = () => `stranger-${randomUUID()}`;

describe('what anybody may report', () => {
  test.each(['E001', 'E002'])('%s is stored, and marked as reported by a browser', async (eventCode) => {
    const username = stranger();
    expect(await post(report(username, { eventCode, userId: null }))).toBe(204);
    expect(await entriesOf(username)).toMatchObject([
      { eventCode, eventType: 'E', userId: username, client_reported: true, accountId: null, paymentId: null },
    ]);
  });

  test('the name is the code’s and the person is the username, whatever the report says', async () => {
    const username = stranger();
    expect(await post(report(username, { userId: 'maker', activityName: 'Sign In' }))).toBe(204);
    expect(await entriesOf(username)).toMatchObject([{ userId: username, activityName: 'Failed Login - PW' }]);
  });

  test('the person named sees it as client-reported, and the own sign-in as not', async () => {
    await graphql('viewer', '{ users { id } }');
    expect(await post(report('viewer'))).toBe(204);
    const query = `{ activity(where: { eventCode: { _in: ["A001", "E001"] } }, order_by: [{ createdAt: desc }]) {
      eventCode client_reported } }`;
    const { data } = await graphql<{ activity: { eventCode: string; client_reported: boolean }[] }>('viewer', query);
    const marked = Object.fromEntries(data!.activity.map((entry) => [entry.eventCode, entry.client_reported]));
    expect(marked).toEqual({ A001: false, E001: true });
  });

  const name = stranger();
  test.each<[string, string, number]>([
    ['a sign-in that worked', report(name, { eventCode: 'A001' }), 400],
    ['a failure of another kind', report(name, { eventCode: 'E012' }), 400],
    ['an unknown code', report(name, { eventCode: 'X' }), 400],
    ['no code', report(name, { eventCode: undefined }), 400],
    ['an unknown field', report(name, { client_reported: false }), 400],
    ['somebody’s payment', report(name, { paymentId: demoId('payment open 0') }), 400],
    ['no name', report('', {}), 400],
    ['a number for a name', JSON.stringify({ username: 5, activityName: 'x', eventCode: 'E001' }), 400],
    ['a name that is too long', report('n'.repeat(129)), 400],
    ['a character that no database keeps', report(`${name}\u0000`), 400],
    ['a body that is too long', report(name, { activityName: 'x'.repeat(2048) }), 413],
    ['a long body of few characters', report('€'.repeat(700)), 413],
    ['no JSON', 'username=me', 400],
    ['nothing', '', 400],
    ['a list', '[]', 400],
    ['null', 'null', 400],
  ])('%s is refused', async (_what, body, status) => {
    const [before] = await database('activity').count();
    expect(await post(body)).toBe(status);
    expect(await database('activity').count()).toEqual([before]);
  });

  test('reading is not offered', async () => {
    expect(await post('', 'GET')).toBe(404);
  });

  test('one username is limited, and the reports of others are still stored', async () => {
    const { username, statuses } = await postedInOneMinute(35);
    expect(statuses.sort()).toEqual([...Array<number>(30).fill(204), ...Array<number>(5).fill(429)]);
    expect(await entriesOf(username)).toHaveLength(30);
    expect(await post(report(stranger()))).toBe(204);
  });
});
