import { asAdmin, startEngine, type RunningEngine } from './support/fixture';
import { errorOf } from './support/ownSchema';

let running: RunningEngine;
beforeAll(async () => {
  running = await startEngine();
});
afterAll(() => running.stop());

const byId = '{ ledgers_by_pk(id: $id) { title } }';

describe('a variable gives', () => {
  it.each<[string, unknown, unknown]>([
    [`query ($id: Int!) ${byId}`, { id: 2 }, 'Fees'],
    [`query ($id: Int! = 2) ${byId}`, {}, 'Fees'],
    [`query ($id: Int = 2) ${byId}`, {}, 'Fees'],
    [`query ($id: Int = 2) ${byId}`, { id: 1 }, 'Cash'],
  ])('its value, else its default: %s with %j', async (query, variables, title) => {
    const { data } = await running.post(query, asAdmin(), variables);
    expect(data).toEqual({ ledgers_by_pk: { title } });
  });

  it('nothing where it is optional and absent', async () => {
    const query = 'query ($where: ledgers_bool_exp, $limit: Int) { ledgers(where: $where, limit: $limit) { id } }';
    expect((await running.post(query)).data?.ledgers).toHaveLength(3);
  });

  it('one item for a list of one', async () => {
    const query = 'query ($by: [ledgers_order_by!]) { ledgers(order_by: $by, limit: 1) { id } }';
    expect((await running.post(query, asAdmin(), { by: { id: 'desc' } })).data).toEqual({ ledgers: [{ id: 3 }] });
  });

  it('a default that is a list or an object', async () => {
    const query = `query ($where: ledgers_bool_exp = {id: {_in: [1, 3]}}, $by: [ledgers_order_by!] = [{id: desc}])
      { ledgers(where: $where, order_by: $by) { id } }`;
    expect((await running.post(query)).data).toEqual({ ledgers: [{ id: 3 }, { id: 1 }] });
  });

  it('a part of an object', async () => {
    const query =
      'query ($n: Int!, $order: order_by) { ledgers(where: {id: {_lte: $n}}, order_by: {id: $order}) { id } }';
    expect((await running.post(query, asAdmin(), { n: 2, order: 'desc' })).data).toEqual({
      ledgers: [{ id: 2 }, { id: 1 }],
    });
  });
});

describe('a request fails', () => {
  it.each<[string, string, unknown, string, string]>([
    [
      'without a required variable',
      `query ($id: Int!) ${byId}`,
      {},
      'expecting a value for non-nullable variable: "id"',
      '$',
    ],
    [
      'with null for a required one',
      `query ($id: Int!) ${byId}`,
      { id: null },
      'null value found for non-nullable type: "Int!"',
      '$',
    ],
    [
      'with null for a required list',
      'query ($l: [Int!]!) { ledgers(where: {id: {_in: $l}}) { id } }',
      { l: null },
      'null value found for non-nullable type: "list!"',
      '$',
    ],
    [
      'with a variable that is not declared',
      '{ ledgers { id } }',
      { x: 1, y: 2 },
      'unexpected variables in variableValues: x, y',
      '$',
    ],
    [
      'with one that is used but not declared',
      byId,
      {},
      'unbound variable "id"',
      '$.selectionSet.ledgers_by_pk.args.id',
    ],
    [
      'with null where only its default fits',
      `query ($id: Int = 2) ${byId}`,
      { id: null },
      "unexpected null value for type 'Int'",
      '$.selectionSet.ledgers_by_pk.args.id',
    ],
  ])('%s', async (_what, query, variables, message, path) => {
    expect(await errorOf(running, query, asAdmin(), variables)).toEqual({ message, code: 'validation-failed', path });
  });

  it('with a variable declared twice', async () => {
    expect(await errorOf(running, `query ($id: Int!, $id: Int!) ${byId}`, asAdmin(), { id: 1 })).toEqual({
      message: 'multiple definitions for variable "id"',
      code: 'parse-failed',
      path: '$',
    });
  });
});

describe('the declared type of a variable', () => {
  const used = (declared: string, place: string): string => `query ($v: ${declared}) { ledgers(${place}) { id } }`;

  it.each([
    ['Int', 'where: {id: {_eq: $v}}', 1],
    ['Int!', 'where: {id: {_eq: $v}}', 1],
    ['Int', 'limit: $v', 1],
    ['[Int!]', 'where: {id: {_in: $v}}', [1]],
    ['[Int!]!', 'where: {id: {_in: $v}}', [1]],
    ['Int', 'where: {id: {_in: $v}}', 1],
    ['ledgers_bool_exp', 'where: {_not: $v}', { id: { _neq: 1 } }],
    ['ledgers_bool_exp!', 'where: {_and: [$v]}', { id: { _eq: 1 } }],
    ['order_by!', 'order_by: {id: $v}, limit: 1', 'asc'],
    ['statuses_enum', 'where: {id: {_eq: 1}, status: {_eq: $v}}', 'draft'],
    // Hasura compares the outermost type alone when it asks whether null may come.
    ['[Int]', 'where: {id: {_in: $v}}', [1]],
  ])('%s fits in %s', async (declared, place, v) => {
    expect((await running.post(used(declared, place), asAdmin(), { v })).data?.ledgers).toHaveLength(1);
  });

  it.each([
    ['String', 'where: {id: {_eq: $v}}', 'Int', 'where.id._eq'],
    ['[Int!]', 'where: {id: {_eq: $v}}', 'Int', 'where.id._eq'],
    ['ledgers_bool_exp', 'where: {_and: [$v]}', 'ledgers_bool_exp!', 'where._and[0]'],
    ['postings_bool_exp', 'where: $v', 'ledgers_bool_exp', 'where'],
    ['String', 'order_by: {id: $v}', 'order_by', 'order_by[0].id'],
  ])('%s does not fit in %s', async (declared, place, expected, path) => {
    expect(await errorOf(running, used(declared, place))).toEqual({
      message: `variable 'v' is declared as '${declared}', but used where '${expected}' is expected`,
      code: 'validation-failed',
      path: `$.selectionSet.ledgers.args.${path}`,
    });
  });
});
