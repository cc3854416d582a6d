import { EngineError } from '../../hasura/engine/errors';
import { startWatching, type Watcher, type Watching } from './support/watching';

const adminSession = { role: 'admin', variables: {} };
const user = (name: string) => ({ role: 'user', variables: { 'x-hasura-user-id': name } });
const byId = 'subscription ($id: Int!) { ledgers_by_pk(id: $id) { title } }';
const titled = (title: string) => ({ ledgers_by_pk: { title } });

let watching: Watching;
beforeEach(async () => {
  watching = await startWatching();
});
afterEach(() => watching.stop());

/** Numbers from 0 to 1, the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

const all = (watchers: readonly Watcher[]): Promise<unknown[]> => Promise.all(watchers.map(({ take }) => take()));

it('answers 200 subscribers with one statement, and sends only to those whose rows have changed', async () => {
  await watching.sql(
    `insert into ledgers (id, tenant_id, title) select n, 1, 'Ledger ' || n from generate_series(101, 300) as n`,
  );
  const watchers = Array.from({ length: 200 }, (_, n) => watching.watch(adminSession, byId, { id: 101 + n }));
  expect(await all(watchers)).toEqual(watchers.map((_, n) => titled(`Ledger ${101 + n}`)));
  await watching.sql(`update ledgers set title = 'News' where id in (110, 250)`);
  expect(await watching.look()).toBe(1);
  const told = watchers.flatMap(({ pending }, n) => (pending.length > 0 ? [[101 + n, pending]] : []));
  expect(told).toEqual([
    [110, [titled('News')]],
    [250, [titled('News')]],
  ]);
});

it('runs once for subscribers with the same values, and sends a later subscriber the known answer', async () => {
  const [first, second] = [
    watching.watch(adminSession, byId, { id: 1 }),
    watching.watch(adminSession, byId, { id: 1 }),
  ];
  expect(await all([first, second])).toEqual([titled('Cash'), titled('Cash')]);
  const third = watching.watch(adminSession, byId, { id: 1 });
  expect(third.pending).toEqual([titled('Cash')]);
  expect(watching.statements()).toBe(1);
});

it('answers different sessions of a role with one statement, each with its own rows', async () => {
  const query = 'subscription { ledgers(order_by: {id: asc}) { id } }';
  const watchers = [watching.watch(user('maker'), query), watching.watch(user('borealis'), query)];
  await all(watchers);
  await watching.sql(`insert into ledgers (id, tenant_id, title) values (4, 1, 'New'), (5, 2, 'New')`);
  expect(await watching.look()).toBe(1);
  expect(await all(watchers)).toEqual([
    { ledgers: [{ id: 1 }, { id: 2 }, { id: 4 }] },
    { ledgers: [{ id: 3 }, { id: 5 }] },
  ]);
});

it('accepts lists, nulls and special characters as values', async () => {
  await watching.sql(`update ledgers set title = E'a"b\\\\c,{d}', tags = array['x,y', 'q"', 'NULL', ''] where id = 2`);
  const query = `subscription ($titles: [String!], $tags: [String!], $date: date, $labels: jsonb) @_multiple_top_level_fields {
    ledgers(where: {title: {_in: $titles}, tags: {_contains: $tags}, labels: {_contains: $labels}}) { id }
    opened: ledgers(where: {opened: {_eq: $date}}) { id }
  }`;
  const variables = { titles: ['a"b\\c,{d}', 'Cash'], tags: ['q"', 'NULL', ''], date: '2025-02-01', labels: {} };
  const watcher = watching.watch(adminSession, query, variables);
  expect(await watcher.take()).toEqual({ ledgers: [{ id: 2 }], opened: [{ id: 3 }] });
});

it('serves several root fields, functions and __typename in one statement', async () => {
  const query = `subscription ($term: String!) @_multiple_top_level_fields {
    __typename
    found: find_ledgers(args: {term: $term}) { id __typename }
    count: ledgers_aggregate { aggregate { count } }
    none: ledgers_by_pk(id: 99) { id }
  }`;
  const admin = { role: 'admin', variables: { 'x-hasura-tenant-id': '1' } };
  const watcher = watching.watch(admin, query, { term: 'cash' });
  expect(await watcher.take()).toEqual({
    __typename: 'subscription_root',
    found: [{ id: 1, __typename: 'ledgers' }],
    count: { aggregate: { count: 3 } },
    none: null,
  });
  expect(await watching.look()).toBe(1);
});

describe('a subscriber with invalid values', () => {
  const opened = 'subscription ($date: date!) { ledgers(where: {opened: {_eq: $date}}) { id } }';

  it('fails alone at once', async () => {
    const good = watching.watch(adminSession, opened, { date: '2025-01-01' });
    const bad = watching.watch(adminSession, opened, { date: 'tomorrow and a half' });
    expect(await good.take()).toEqual({ ledgers: [{ id: 1 }] });
    expect(await bad.take()).toMatchObject({ code: 'data-exception' });
    await watching.sql(`update ledgers set opened = '2025-01-01' where id = 2`);
    expect(await watching.look()).toBe(1);
    expect(good.pending).toHaveLength(1);
    expect(bad.pending).toEqual([]);
  });

  it('fails before a statement runs when a session variable is missing', () => {
    const watch = () => watching.watch({ role: 'user', variables: {} }, 'subscription { ledgers { id } }');
    expect(watch).toThrow(new EngineError('not-found', 'missing session variable: "x-hasura-user-id"'));
    expect(watching.statements()).toBe(0);
  });

  it('fails alone when it becomes invalid later, and the others still get the results of that run', async () => {
    const query = 'subscription ($term: String!) { find_ledgers(args: {term: $term}) { title } }';
    const [good, bad] = [
      watching.watch(adminSession, query, { term: 'Fees' }),
      watching.watch(adminSession, query, { term: 'Cash' }),
    ];
    await all([good, bad]);
    await watching.sql(`create or replace function find_ledgers(term text, at_most int default 10, session json default '{}')
      returns setof ledgers language plpgsql stable as $$ begin
        if term = 'Cash' then raise exception 'no cash'; end if;
        return query select * from ledgers where title = term;
      end $$; update ledgers set title = 'Fees' where id = 3`);
    expect(await watching.look()).toBe(3);
    expect(good.pending).toEqual([{ find_ledgers: [{ title: 'Fees' }, { title: 'Fees' }] }]);
    expect(bad.pending).toEqual([expect.objectContaining({ message: 'database query error' })]);
    expect(await watching.look()).toBe(1);
  });
});

it('keeps all subscriptions during an outage of the database', async () => {
  const watchers = [1, 2].map((id) => watching.watch(adminSession, byId, { id }));
  await all(watchers);
  watching.aroundNext(() => Promise.reject(new Error('connection refused')));
  expect(await watching.look()).toBe(1);
  expect(watching.log).toContainEqual({ level: 'warn', type: 'live query', message: 'connection refused' });
  await watching.sql(`update ledgers set title = 'Back' where id in (1, 2)`);
  expect(await watching.look()).toBe(1);
  expect(await all(watchers)).toEqual([titled('Back'), titled('Back')]);
});

it('runs once for a burst of changes', async () => {
  const watcher = watching.watch(adminSession, byId, { id: 1 });
  await watcher.take();
  for (let n = 0; n < 9; n++) watching.live.refresh();
  expect(await watching.look()).toBe(1);
});

it('runs once more for all changes that come during a run', async () => {
  const watcher = watching.watch(adminSession, byId, { id: 1 });
  await watcher.take();
  watching.aroundNext(async (run) => {
    const rows = await run();
    await watching.sql(`update ledgers set title = 'Late' where id = 1`);
    for (let n = 0; n < 9; n++) watching.live.refresh();
    return rows;
  });
  watching.live.refresh();
  expect(await watcher.take()).toEqual(titled('Late'));
  expect(watching.statements()).toBe(3);
});

it('misses no change that happens while the first answer is being fetched', async () => {
  watching.aroundNext(async (run) => {
    const rows = await run();
    await watching.sql(`update ledgers set title = 'Late' where id = 1`);
    watching.live.refresh();
    return rows;
  });
  const watcher = watching.watch(adminSession, byId, { id: 1 });
  expect(await watcher.take()).toEqual(titled('Cash'));
  expect(await watcher.take()).toEqual(titled('Late'));
});

it('runs no statement for subscribers that have left', async () => {
  const [early, late, stays] = [1, 2, 3].map((id) => watching.watch(adminSession, byId, { id })) as [
    Watcher,
    Watcher,
    Watcher,
  ];
  early.stop();
  await all([late, stays]);
  late.stop();
  late.stop();
  await watching.sql(`update ledgers set title = 'News'`);
  expect(await watching.look()).toBe(1);
  expect([early.pending, late.pending, stays.pending]).toEqual([[], [], [titled('News')]]);
  stays.stop();
  const before = watching.statements();
  watching.live.refresh();
  const other = watching.watch(adminSession, 'subscription { ledgers { id } }');
  await other.take();
  expect(watching.statements()).toBe(before + 1);
});

it('shows every subscriber the final rows, whoever subscribed or left while rows changed', async () => {
  const random = seeded(20260101);
  const watchers = new Map<Watcher, number>();
  for (let step = 0; step < 150; step++) {
    const id = 1 + Math.floor(random() * 3);
    const [someone] = [...watchers.keys()].slice(Math.floor(random() * watchers.size));
    const choice = random();
    if (choice < 0.4) watchers.set(watching.watch(adminSession, byId, { id }), id);
    else if (choice < 0.6 && someone) {
      someone.stop();
      watchers.delete(someone);
    } else if (choice < 0.9) {
      await watching.sql(`update ledgers set title = 'Step ${step}' where id = ${id}`);
      watching.live.refresh();
    } else await watching.look();
  }
  await watching.look();
  await watching.look();
  const rows = (await watching.sql('select id, title from ledgers')) as { id: number; title: string }[];
  for (const [{ pending }, id] of watchers) {
    expect(pending.at(-1)).toEqual(titled(rows.find((row) => row.id === id)?.title ?? ''));
  }
  expect(watchers.size).toBeGreaterThan(10);
});

describe('with batches of two', () => {
  let small: Watching;
  beforeEach(async () => {
    small = await startWatching(2);
  });
  afterEach(() => small.stop());

  it('answers five sets of values with three statements', async () => {
    await small.sql(`insert into ledgers (id, tenant_id, title) values (4, 1, 'Four'), (5, 1, 'Five')`);
    const watchers = [1, 2, 3, 4, 5].map((id) => small.watch(adminSession, byId, { id }));
    await all(watchers);
    await small.sql(`update ledgers set title = 'News'`);
    small.live.refresh();
    expect(await all(watchers)).toEqual(watchers.map(() => titled('News')));
    expect(small.statements()).toBe(5 + 3);
  });
});

describe('the first answer', () => {
  /** Admits when told to. */
  function turns() {
    const waiting: (() => Promise<void>)[] = [];
    const admit = (work: () => Promise<void>): Promise<void> =>
      new Promise((resolve, reject) => waiting.push(() => work().then(resolve, reject)));
    return { admit, next: () => waiting.shift()?.() };
  }

  it('is fetched when the subscriber’s turn has come, and not for one who has left', async () => {
    const { admit, next } = turns();
    const [left, stays] = [1, 2].map((id) => watching.watch(adminSession, byId, { id }, admit));
    left?.stop();
    await next();
    expect(watching.statements()).toBe(0);
    await next();
    expect(await stays?.take()).toEqual(titled('Fees'));
    expect(watching.statements()).toBe(1);
  });

  it('comes with the first turn of those with the same values, once', async () => {
    const { admit, next } = turns();
    const slow = watching.watch(adminSession, byId, { id: 1 }, admit);
    const quick = watching.watch(adminSession, byId, { id: 1 });
    expect(await all([slow, quick])).toEqual([titled('Cash'), titled('Cash')]);
    await next();
    expect(watching.statements()).toBe(1);
  });

  it('is refused to a subscriber with too much waiting, and to no other', async () => {
    const refusal = new EngineError('rate-limit-exceeded', 'too many');
    const { admit, next } = turns();
    const other = watching.watch(adminSession, byId, { id: 1 }, admit);
    const refused = watching.watch(adminSession, byId, { id: 1 }, () => Promise.reject(refusal));
    expect(await refused.take()).toBe(refusal);
    await next();
    expect(await other.take()).toEqual(titled('Cash'));
    expect(refused.pending).toEqual([]);
  });
});
