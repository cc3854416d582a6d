import { existsQuestions, filterClauses, type Clause } from '../../../../local/console/model/filterClauses';

const session = { 'x-hasura-user-id': 'maker' };
const never = () => false;
const clausesOf = (filter: Parameters<typeof filterClauses>[1]) => filterClauses('payments', filter, session, never);
const outline = ({ joins, text, parts }: Clause): unknown =>
  parts.length > 0 ? { [`${joins}: ${text}`]: parts.map(outline) } : `${joins}: ${text}`;

const isMaker = { id: { _eq: 'X-Hasura-User-Id' } };

it('takes relationships apart to the tests at their ends', () => {
  const clause = clausesOf({ account: { contacts: { user: { ...isMaker, enabled: { _eq: true } } } } });
  expect(outline(clause)).toEqual({
    'all: one row of account.contacts.user with all of': [
      'test: account.contacts.user.id _eq X-Hasura-User-Id = maker',
      'test: account.contacts.user.enabled _eq true',
    ],
  });
  const path = ['account', 'contacts', 'user'];
  expect(clause.question).toEqual({
    table: 'payments',
    path,
    where: { _and: [{ id: { _eq: 'maker' } }, { enabled: { _eq: true } }] },
    isAboutRow: true,
  });
  expect(clause.parts[0]?.question).toEqual({
    table: 'payments',
    path,
    where: { id: { _eq: 'maker' } },
    isAboutRow: true,
  });
});

it('takes _or, _and and _not apart', () => {
  const clause = clausesOf({
    _or: [{ accountId: { _is_null: true } }, { _and: [isMaker, { _not: { status: 'new' } }] }],
  });
  expect(outline(clause)).toEqual({
    'any: one of': [
      'test: accountId _is_null true',
      { 'all: all of': ['test: id _eq X-Hasura-User-Id = maker', { 'not: not': ['test: status _eq new'] }] },
    ],
  });
  expect(clause.question.where).toEqual({
    _or: [
      { accountId: { _is_null: true } },
      { _and: [{ id: { _eq: 'maker' } }, { _not: { status: { _eq: 'new' } } }] },
    ],
  });
});

it('lets each operator of a column be a test', () => {
  const clause = clausesOf({ amount: { _gt: 1, _lt: 5 } });
  expect(outline(clause)).toEqual({ 'all: all of': ['test: amount _gt 1', 'test: amount _lt 5'] });
  expect(clause.question.where).toEqual({ amount: { _gt: 1, _lt: 5 } });
});

it('lets an empty filter hold for every row, and an empty relationship for a row that exists', () => {
  expect(outline(clausesOf({}))).toBe('all: every row');
  expect(clausesOf({}).question.where).toEqual({ _and: [] });
  expect(outline(clausesOf({ account: {} }))).toBe('all: a row of account');
  expect(clausesOf({ account: {} }).question).toMatchObject({ path: ['account'], where: { _and: [] } });
});

it('lets a test against a variable that is not set hold for no row', () => {
  const clause = clausesOf({ signed_out_at: { _lt: 'X-Hasura-Issued-At' } });
  expect(clause.text).toBe('signed_out_at _lt X-Hasura-Issued-At = (not set)');
  expect(clause.question.where).toEqual({ _or: [] });
});

describe('_exists', () => {
  const where = { _and: [{ id: { _eq: 'maker' } }, { enabled: { _eq: true } }] };
  const filter = {
    status: { _eq: 'new' },
    _or: [{ _exists: { _table: { schema: 'public', name: 'users' }, _where: { ...isMaker, enabled: { _eq: true } } } }],
  };

  it('is a question of its own', () => {
    expect(existsQuestions('payments', filter, session)).toEqual([
      { table: 'users', path: [], where, isAboutRow: false },
    ]);
    expect(existsQuestions('payments', isMaker, session)).toEqual([]);
  });

  it.each([
    [true, { _and: [] }],
    [false, { _or: [] }],
  ])('stands in the parts around it with its answer: %p', (answer, written) => {
    const asked: unknown[] = [];
    const clause = filterClauses('payments', filter, session, (...question) => {
      asked.push(question);
      return answer;
    });
    expect(asked).toContainEqual(['users', where]);
    expect(clause.question.where).toEqual({ _and: [{ status: { _eq: 'new' } }, { _or: [written] }] });
  });
});
