import { releaseFactsOf } from '../../../frontend/src/features/organisations/permissions/releaseFacts';
import { clerkId, managerId } from '../support/organisations';

type Facts = Parameters<typeof releaseFactsOf>[0];
type Group = Parameters<typeof releaseFactsOf>[1];

/** A rule above a threshold that wants so many managers. */
const rule = (threshold: number, managers: number) => ({
  id: `above-${threshold}`,
  threshold,
  is_archived: false,
  can_authorise_own_payments: false,
  payment_creator_can_satisfy_rule: false,
  roles: [{ role_id: managerId, number_required: managers }],
});
const seat = (userId: string, roleId: string, change: object = {}) => ({
  user_id: userId,
  role: { id: roleId },
  upper_fx_limit: null,
  user: { enabled: true },
  ...change,
});
const clerk = seat('ann', clerkId);
const managers = [seat('ben', managerId), seat('cleo', managerId)];

function factsOf(rules: readonly object[], rows: readonly object[]) {
  const facts = { roles: [{ id: clerkId, can_create_payments: true }], paymentAuthRules: rules };
  return releaseFactsOf(facts as unknown as Facts, { key: 'a-1', title: 'Trading', rows } as unknown as Group);
}

test('without rules one person releases every amount', () => {
  expect(factsOf([], [clerk])).toEqual({
    key: 'a-1',
    title: 'Trading',
    users: 1,
    creators: 1,
    aloneUpTo: null,
    largest: 1,
  });
});

test('one person releases up to the lowest threshold; above it the rules say how many are needed', () => {
  expect(factsOf([rule(5000, 1), rule(20000, 2)], [clerk, ...managers])).toMatchObject({
    users: 3,
    creators: 1,
    aloneUpTo: 5000,
    largest: 3,
  });
});

test.each([
  ['no user may create payments', [], managers, { creators: 0, aloneUpTo: undefined, largest: undefined }],
  ['too few hold the role', [rule(5000, 2)], [clerk, managers[0]], { aloneUpTo: 5000, largest: undefined }],
  [
    'a manager is disabled',
    [rule(5000, 2)],
    [clerk, managers[0], seat('cleo', managerId, { user: { enabled: false } })],
    { users: 2, largest: undefined },
  ],
  [
    'a manager is linked to another organisation',
    [rule(5000, 2)],
    [clerk, managers[0], seat('cleo', managerId, { user: null })],
    { users: 3, largest: 3 },
  ],
  [
    'the creator has a limit',
    [],
    [seat('ann', clerkId, { upper_fx_limit: '3000' })],
    { aloneUpTo: 3000, largest: undefined },
  ],
])('where %s', (_what, rules, rows, facts) => {
  expect(factsOf(rules, rows as object[])).toMatchObject(facts);
});
