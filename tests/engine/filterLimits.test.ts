import { maxCharacters, maxTokens } from '../../hasura/engine/plan/document';
import { maxFilterLevels, maxFilterRelationships, maxFilterTerms } from '../../hasura/engine/plan/filterLimits';
import { asAdmin, asUser, startEngine, type RunningEngine } from './support/fixture';

const refused = (message: string, path = '$') => [{ message, extensions: { path, code: 'validation-failed' } }];
const tooDeep = refused('query exceeded filter depth limit');
const tooMany = refused('query exceeded filter limit');

let running: RunningEngine;
beforeAll(async () => {
  running = await startEngine();
});
afterAll(() => running.stop());

const errorsOf = async (query: string, variables: object = {}, headers = asUser('maker')): Promise<unknown> =>
  (await running.post(query, headers, variables)).errors;

const errorsOfFilter = (where: object): Promise<unknown> =>
  errorsOf('query ($where: ledgers_bool_exp) { ledgers(where: $where) { id } }', { where });

const always = { id: { _is_null: false } };

/** `inner` inside `count` objects with one key each. */
const nested = (key: string, count: number, inner: object): object =>
  count === 0 ? inner : { [key]: nested(key, count - 1, inner) };

/** An input as it stands in a document. */
const asText = (value: object): string => JSON.stringify(value).replace(/"/g, '');

describe('a filter', () => {
  it('follows relationships up to the limit', async () => {
    expect(await errorsOfFilter(nested('parent', maxFilterRelationships, always))).toBeUndefined();
    expect(await errorsOfFilter(nested('parent', maxFilterRelationships + 1, always))).toEqual(tooDeep);
  });

  it.each([
    ['in the document', (where: string) => `{ ledgers(where: ${where}) { id } }`],
    ['of a relationship', (where: string) => `{ ledgers { tenant { ledgers(where: ${where}) { id } } } }`],
    ['of an aggregate', (where: string) => `{ ledgers_aggregate(where: ${where}) { aggregate { count } } }`],
    ['of a change', (where: string) => `mutation { delete_ledgers(where: ${where}) { affected_rows } }`],
  ])('%s has the same limit, for admin too', async (_where, query) => {
    const where = asText(nested('parent', maxFilterRelationships + 1, always));
    expect(await errorsOf(query(where), {}, asAdmin())).toEqual(tooDeep);
  });

  it.each(['_and', '_or', '_not'])('nests %s up to the limit', async (word) => {
    expect(await errorsOfFilter(nested(word, maxFilterLevels, always))).toBeUndefined();
    expect(await errorsOfFilter(nested(word, maxFilterLevels + 1, always))).toEqual(tooDeep);
  });

  it('has terms up to the limit, those of all filters together', async () => {
    // An item of a list and the condition inside it count one each.
    const terms = (count: number) => ({ _or: Array.from({ length: count / 2 }, () => always) });
    expect(await errorsOfFilter(terms(maxFilterTerms))).toBeUndefined();
    expect(await errorsOfFilter(terms(maxFilterTerms + 2))).toEqual(tooMany);
    const half = asText(terms(maxFilterTerms / 2 + 2));
    expect(await errorsOf(`{ a: ledgers(where: ${half}) { id } b: ledgers(where: ${half}) { id } }`)).toEqual(tooMany);
  });
});

it('an order follows relationships up to the limit', async () => {
  const query = (count: number): string =>
    `{ ledgers(order_by: ${asText(nested('parent', count, { id: 'asc' }))}) { id } }`;
  expect(await errorsOf(query(maxFilterRelationships))).toBeUndefined();
  expect(await errorsOf(query(maxFilterRelationships + 1))).toEqual(tooDeep);
});

it('a document has tokens up to the limit', async () => {
  const query = (tokens: number): string => `{ ledgers { ${'id '.repeat(tokens - 5)} } }`;
  expect(await errorsOf(query(maxTokens))).toBeUndefined();
  expect(await errorsOf(query(maxTokens + 1))).toEqual(refused('query exceeded token limit', '$.query'));
  expect(await errorsOf('{ "Document contains more than"')).toEqual(refused('not a valid graphql query', '$.query'));
});

it('a document has characters up to the limit', async () => {
  const query = (length: number): string => '{ __typename }'.padEnd(length);
  expect(await errorsOf(query(maxCharacters))).toBeUndefined();
  expect(await errorsOf(query(maxCharacters + 1))).toEqual(refused('query exceeded length limit', '$.query'));
});
