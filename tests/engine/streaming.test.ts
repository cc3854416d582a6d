import { startWatching, type Watching } from './support/watching';

const adminSession = { role: 'admin', variables: {} };
const user = (name: string) => ({ role: 'user', variables: { 'x-hasura-user-id': name } });
const after = `subscription ($after: Int!, $size: Int!) {
  postings_stream(batch_size: $size, cursor: {initial_value: {id: $after}}) { id }
}`;
const batch = (...ids: number[]) => ({ postings_stream: ids.map((id) => ({ id })) });

let watching: Watching;
beforeEach(async () => {
  watching = await startWatching();
});
afterEach(() => watching.stop());

const add = (...notes: string[]): Promise<unknown> =>
  watching.sql(
    `insert into postings (ledger_id, amount, note) values ${notes.map((n) => `(2, 1, '${n}')`).join(', ')}`,
  );

it('sends what is there batch by batch, then what is added, and never an empty batch', async () => {
  const watcher = watching.watch(adminSession, after, { after: 0, size: 3 });
  expect(await watcher.take()).toEqual(batch(1, 2, 3));
  expect(await watcher.take()).toEqual(batch(4));
  await watching.look();
  expect(watcher.pending).toEqual([]);
  await add('fifth');
  watching.live.refresh();
  expect(await watcher.take()).toEqual(batch(5));
});

it('sends nothing before there is a row', async () => {
  const watcher = watching.watch(adminSession, after, { after: 4, size: 3 });
  await watching.look();
  expect(watcher.pending).toEqual([]);
  await add('fifth');
  watching.live.refresh();
  expect(await watcher.take()).toEqual(batch(5));
});

it('does not split rows with the same cursor value, so that none is lost', async () => {
  const query = `subscription {
    postings_stream(batch_size: 1, cursor: [{initial_value: {ledger_id: 0}, ordering: ASC}]) { id ledger { title } }
  }`;
  const watcher = watching.watch(adminSession, query);
  const cash = { title: 'Cash' };
  expect(await watcher.take()).toEqual({
    postings_stream: [1, 2, 3].map((id) => ({ id, ledger: cash })),
  });
  expect(await watcher.take()).toEqual({ postings_stream: [{ id: 4, ledger: cash }] });
});

it('streams in descending order, with exact times', async () => {
  await watching.sql(
    `update postings set posted_at = '2026-01-01T00:00:00.000001Z'::timestamptz + id * interval '1 microsecond'`,
  );
  const query = `subscription ($before: timestamptz!) {
    postings_stream(batch_size: 1, cursor: {initial_value: {posted_at: $before}, ordering: DESC}) { id }
  }`;
  const watcher = watching.watch(adminSession, query, { before: '2027-01-01' });
  for (const id of [4, 3, 2, 1]) expect(await watcher.take()).toEqual(batch(id));
});

it('holds to the filter of the request and of the role', async () => {
  const query = `subscription {
    postings_stream(batch_size: 9, cursor: {initial_value: {id: 0}}, where: {amount: {_gt: "0"}}) { id }
  }`;
  const [admin, maker] = [watching.watch(adminSession, query), watching.watch(user('maker'), query)];
  expect(await admin.take()).toEqual(batch(1, 3, 4));
  expect(await maker.take()).toEqual(batch(1, 3));
});

it('starts each subscriber at its own cursor, and runs once for all subscribers at the same cursor', async () => {
  const first = watching.watch(adminSession, after, { after: 0, size: 9 });
  expect(await first.take()).toEqual(batch(1, 2, 3, 4));
  const [second, third] = [
    watching.watch(adminSession, after, { after: 0, size: 9 }),
    watching.watch(adminSession, after, { after: 2, size: 9 }),
  ];
  expect(await second.take()).toEqual(batch(1, 2, 3, 4));
  expect(await third.take()).toEqual(batch(3, 4));
  await add('fifth');
  watching.live.refresh();
  for (const watcher of [first, second, third]) expect(await watcher.take()).toEqual(batch(5));
  second.stop();
  await add('sixth');
  watching.live.refresh();
  for (const watcher of [first, third]) expect(await watcher.take()).toEqual(batch(6));
  expect(second.pending).toEqual([]);
});

it.each([
  ['several columns', '[{initial_value: {id: 0, ledger_id: 0}}]', 'multiple column cursors are not supported yet'],
  [
    'several cursors',
    '[{initial_value: {id: 0}}, {initial_value: {id: 1}}]',
    'multiple column cursors are not supported yet',
  ],
  ['no cursor', '[]', 'one streaming column field is expected'],
])('refuses %s', (_, cursor, message) => {
  const watch = () =>
    watching.watch(adminSession, `subscription { postings_stream(batch_size: 1, cursor: ${cursor}) { id } }`);
  expect(watch).toThrow(
    expect.objectContaining({ code: 'validation-failed', message, path: '$.selectionSet.postings_stream.args' }),
  );
});

it('refuses a stream beside another field', () => {
  const stream = 'postings_stream(batch_size: 1, cursor: {initial_value: {id: 0}}) { id }';
  const watch = () =>
    watching.watch(adminSession, `subscription @_multiple_top_level_fields { ${stream} ledgers { id } }`);
  expect(watch).toThrow(expect.objectContaining({ code: 'not-supported' }));
});
