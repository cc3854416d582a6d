/** A document with its variables. */
export interface Document {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Valid requests of the fixture's `user`; the attacks are made by changing them. */
export const queries: readonly Document[] = [
  {
    query: 'query q($id: Int!) { ledgers_by_pk(id: $id) { id title balance big tenant { name } } }',
    variables: { id: 1 },
  },
  {
    query:
      'query q($where: ledgers_bool_exp, $limit: Int) { ledgers(where: $where, limit: $limit, offset: 0, order_by: [{id: asc}, {tenant: {name: desc}}]) { ...l postings(distinct_on: [note]) { amount note } } } fragment l on ledgers { id title heading labels(path: "$.colour") tags }',
    variables: { where: { title: { _ilike: '%a%' }, balance: { _gt: '1.5' } }, limit: 5 },
  },
  {
    query:
      'query q($n: numeric, $at: timestamptz!, $tags: [String!], $labels: jsonb, $note: citext) { postings(where: {_or: [{amount: {_eq: $n}}, {posted_at: {_lt: $at}}, {note: {_eq: $note}}, {ledger: {tags: {_contains: $tags}, labels: {_contains: $labels}}}]}) { id twice ledger { id status } } }',
    variables: { n: 10, at: '2026-02-01', tags: ['a'], labels: { colour: 'red' }, note: 'first' },
  },
  {
    query:
      '{ ledgers_aggregate(where: {postings_aggregate: {count: {predicate: {_gte: 0}}}}) { aggregate { count(columns: [title], distinct: true) sum { balance } max { opened title } avg { big } } nodes { id } } __typename }',
    variables: {},
  },
  {
    query:
      'query q($args: find_ledgers_args!, $yes: Boolean!) { find_ledgers(args: $args) { id @include(if: $yes) title @skip(if: $yes) } }',
    variables: { args: { term: 'a', at_most: 3 }, yes: true },
  },
  {
    query:
      '{ __schema { queryType { name fields { name args { name type { name kind ofType { name } } } } } } __type(name: "ledgers") { name fields { name } } }',
    variables: {},
  },
  {
    query: 'subscription s($id: Int) { ledgers(where: {id: {_eq: $id}, status: {_in: [draft, sent]}}) { id } }',
    variables: { id: 1 },
  },
];

/** The same for changes. */
export const mutations: readonly Document[] = [
  {
    query:
      'mutation m($objects: [ledgers_insert_input!]!) { insert_ledgers(objects: $objects) { affected_rows returning { id title tenant { name } } } }',
    variables: {
      objects: [{ id: 70, tenant_id: 1, title: 'New', balance: '1.5', labels: { a: 1 }, tags: ['x'], status: 'draft' }],
    },
  },
  {
    query:
      'mutation m($set: ledgers_set_input, $key: ledgers_pk_columns_input!) { update_ledgers_by_pk(pk_columns: $key, _set: $set, _inc: {balance: 1}, _append: {labels: {b: 2}}) { id balance } }',
    variables: { set: { title: 'Changed' }, key: { id: 2 } },
  },
  {
    query: 'mutation m($id: Int) { delete_ledgers(where: {id: {_eq: $id}}) { affected_rows } }',
    variables: { id: 70 },
  },
  {
    query:
      'mutation m($amount: numeric!) { insert_postings_one(object: {ledger_id: 1, amount: $amount, ledger: null, note: "n"}, on_conflict: null) { id ledger { title } } }',
    variables: { amount: '3.00' },
  },
];
