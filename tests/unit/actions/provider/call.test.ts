import { mixed, object } from 'yup';
import { anything, createCaller, type Caller } from '../../../../actions/provider/call';
import { endpoints } from '../../../../actions/provider/endpoints';
import { paging, read, type Endpoint } from '../../../../actions/provider/endpoints/endpoint';
import { text } from '../../../../actions/provider/records/fields';
import { failure, scriptedTransport } from './scripted';

const record = object({ id: text(), amount: text() });
const thing = { id: 't1', amount: '1.00' };
const things = read('/things/find', ['name', 'created_at_from', 'with_deleted', 'ids', ...paging]);

function callerOver(...answers: unknown[]) {
  const { requests, transport } = scriptedTransport(...answers);
  return { requests, caller: createCaller(transport) };
}

describe('what is sent', () => {
  test.each(Object.entries<Endpoint>(endpoints))(
    '%s sends every parameter that its path accepts',
    async (_name, endpoint) => {
      const { requests, caller } = callerOver({});
      const parameters = Object.fromEntries(endpoint.accepts.map((parameter) => [parameter, `a ${parameter}`]));
      await caller.one(endpoint, anything, parameters, 'id');
      const path = endpoint.path.replace(/\{.*\}/, 'id');
      const { method, isRead, cacheForMs } = endpoint;
      expect(requests).toEqual([{ method, path, parameters, isRead, cacheForMs }]);
    },
  );

  test.each(Object.entries<Endpoint>(endpoints))(
    '%s sends nothing with a parameter that it lacks',
    async (_name, endpoint) => {
      const { requests, caller } = callerOver({});
      const call = caller.one(endpoint, anything, { nickname: 'x' }, 'id');
      await expect(call).rejects.toThrow(`Invariant violated: ${endpoint.path} does not accept nickname`);
      expect(requests).toEqual([]);
    },
  );

  const withId = Object.entries<Endpoint>(endpoints).filter(([, { path }]) => path.includes('{'));

  test.each(withId)('%s sends nothing without an id, which would make another path of it', async (_name, endpoint) => {
    const { requests, caller } = callerOver({});
    for (const id of ['', undefined]) {
      await expect(caller.one(endpoint, anything, {}, id)).rejects.toThrow(`${endpoint.path} needs an id`);
    }
    expect(requests).toEqual([]);
  });

  test.each([
    ['a/b', '/payments/a%2Fb'],
    ['../accounts', '/payments/..%2Faccounts'],
    ['a?b=c#d', '/payments/a%3Fb%3Dc%23d'],
    ['$&', '/payments/%24%26'],
  ])('the id %s stays one part of the path', async (id, path) => {
    const { requests, caller } = callerOver({});
    await caller.one(endpoints.getPayment, anything, {}, id);
    expect(requests[0]?.path).toBe(path);
  });

  test('a filter has the provider’s names, pages as text, and the rest as it is', async () => {
    const { requests, caller } = callerOver({ things: [] });
    const filter = { createdAtFrom: '2030-01-01', withDeleted: false, ids: ['a'], name: null, page: 0, perPage: 100 };
    await caller.page(things, 'things', record, filter);
    expect(requests[0]?.parameters).toEqual({
      created_at_from: '2030-01-01',
      with_deleted: false,
      ids: ['a'],
      name: null,
      page: '0',
      per_page: '100',
    });
  });

  test('a filter that the path lacks is refused under its own name', async () => {
    const { requests, caller } = callerOver({ things: [] });
    const filter = { updatedAtFrom: '2030-01-01' } as object;
    await expect(caller.page(things, 'things', record, filter)).rejects.toThrow('does not accept updated_at_from');
    expect(requests).toEqual([]);
  });
});

describe('what is read', () => {
  test.each([
    ['with its counts', { total_pages: 2, total_entries: '3', next_page: -1 }, 2, 3],
    ['without counts', {}, 0, 0],
    ['without anything about pages', undefined, 0, 0],
  ])('a page %s', async (_what, pagination, totalPages, totalEntries) => {
    const { caller } = callerOver({ things: [thing], pagination });
    const page = await caller.page(things, 'things', record, {});
    expect(page).toEqual({ items: [thing], totalPages, totalEntries });
  });

  type Ask = (caller: Caller) => Promise<unknown>;
  const one: Ask = (caller) => caller.one(things, record, {});
  const list: Ask = (caller) => caller.list(things, 'things', record, {});
  const page: Ask = (caller) => caller.page(things, 'things', record, {});

  test.each<[string, Ask, unknown, string[]]>([
    ['a record without its id', one, { ...thing, id: '' }, ['id']],
    ['a record without anything', one, {}, ['amount', 'id']],
    ['a list in place of a record', one, [thing], ['base']],
    ['nothing in place of a record', one, null, ['base']],
    ['a text in place of a record', one, 'done', ['base']],
    ['a list with one bad row', list, { things: [thing, { id: 't2' }] }, ['amount']],
    ['a list under another name', list, { rows: [thing] }, ['things']],
    ['an object in place of a list', list, { things: thing }, ['things']],
    ['nothing in place of a list', list, null, ['things']],
    ['a page with one bad row', page, { things: [{ amount: '1.00' }] }, ['id']],
    ['a page without its rows', page, { pagination: { total_pages: 1 } }, ['things']],
  ])('%s is unknown: whatever was asked for may have happened', async (_what, ask, body, fields) => {
    const { caller } = callerOver(body);
    const error: unknown = await ask(caller).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      failure: 'unknown',
      code: 'unreadable_answer',
      call: { method: 'GET', path: '/things/find', status: 200, requestId: 'request' },
    });
    const { errors } = error as { errors: { field: string; code: string; message: string }[] };
    expect(errors.map(({ field }) => field).sort()).toEqual(fields);
    for (const { field, code, message } of errors) {
      expect([code, message]).toEqual(['unreadable', `${field} is unreadable`]);
    }
  });

  test('an answer that does not matter may hold anything', async () => {
    const { caller } = callerOver({ brand_new: 'x' });
    await expect(caller.one(things, anything, {})).resolves.toEqual({});
  });

  test('a failed call stays as it is', async () => {
    const error = failure('rejected');
    await expect(callerOver(error).caller.one(things, record, {})).rejects.toBe(error);
  });

  test('a mistake of ours is not called an unreadable answer', async () => {
    const mistaken = mixed().test('mistake', () => {
      throw new TypeError('not a function');
    });
    await expect(callerOver(thing).caller.one(things, mistaken, {})).rejects.toThrow(TypeError);
  });
});
