import { nearest } from '../../hasura/engine/nearest';

it.each([
  ['ledgrs', ['ledgers', 'tenants'], 'ledgers'],
  ['Ledgers', ['ledgers'], 'ledgers'],
  ['tiles', ['title', 'tile'], 'tile'],
  ['amuont', ['amount', 'mount'], 'amount'],
  ['id', ['ids', 'idle'], 'ids'],
  ['ab', ['abc', 'abd'], 'abc'],
  ['balance', ['valence'], 'valence'],
  ['balance', ['bank'], undefined],
  ['x', [], undefined],
])('a client that writes %s may mean one of %j: %s', (name, candidates, expected) => {
  expect(nearest(name, candidates)).toBe(expected);
});
