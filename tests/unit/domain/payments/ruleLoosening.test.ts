import fc from 'fast-check';
import { simulatePayment, type SimulatedSeat } from '../../../../domain/organisations/simulator';
import type { AuthorisationRule } from '../../../../domain/payments/authorisation';
import { ruleLoosenings } from '../../../../domain/payments/ruleLoosening';
import { sized } from '../../../support/sized';

const roleIds = ['clerk', 'manager', 'director'];

/** A rule above a threshold that asks for so many people of each role. */
const rule = (
  threshold: number,
  numbers: Readonly<Record<string, number>>,
  change: Partial<AuthorisationRule> = {},
): AuthorisationRule => ({
  id: `above ${threshold}`,
  threshold,
  isArchived: false,
  canAuthoriseOwnPayments: false,
  creatorCanSatisfyRule: false,
  roles: Object.entries(numbers).map(([roleId, numberRequired]) => ({ roleId, numberRequired })),
  ...change,
});

const one = rule(1_000, { manager: 1 });
const two = rule(10_000, { manager: 1, director: 1 });

test.each<[string, AuthorisationRule[], AuthorisationRule[], object[]]>([
  ['nothing changes', [one, two], [two, one], []],
  ['the first rule', [], [one], []],
  ['a stricter rule for larger payments', [one], [one, two], []],
  [
    'a rule for larger payments that asks for more of another role',
    [one],
    [one, rule(10_000, { director: 2 })],
    [{ kind: 'fewer_of_role', above: 10_000, roleId: 'manager', before: 1, after: 0 }],
  ],
  [
    'a rule for the largest payments that asks for less',
    [one, two],
    [one, two, rule(50_000, { director: 1 })],
    [{ kind: 'fewer_approvals', above: 50_000, before: 2, after: 1 }],
  ],
  [
    'the same of a new role',
    [one],
    [rule(1_000, { clerk: 1 })],
    [{ kind: 'fewer_of_role', above: 1_000, roleId: 'manager', before: 1, after: 0 }],
  ],
  [
    'a rule that is archived',
    [one, two],
    [one, { ...two, isArchived: true }],
    [{ kind: 'fewer_approvals', above: 10_000, before: 2, after: 1 }],
  ],
  [
    'a higher threshold',
    [one],
    [rule(2_000, { manager: 1 })],
    [{ kind: 'fewer_approvals', above: 1_000, before: 1, after: 0 }],
  ],
  [
    'a maker who approves',
    [two],
    [{ ...two, canAuthoriseOwnPayments: true }],
    [{ kind: 'maker_approves', above: 10_000 }],
  ],
  [
    'a maker who approves by creating',
    [two],
    [{ ...two, creatorCanSatisfyRule: true }],
    [{ kind: 'maker_approves', above: 10_000 }],
  ],
  [
    'the other way in which a maker approves',
    [{ ...two, creatorCanSatisfyRule: true }],
    [{ ...two, canAuthoriseOwnPayments: true }],
    [],
  ],
  [
    'smaller payments that need more than larger ones',
    [one, two],
    [rule(1_000, { manager: 3 }), two],
    [{ kind: 'less_than_smaller', above: 10_000, after: 2, below: 1_000, smaller: 3 }],
  ],
  [
    'larger payments that needed less before',
    [two, rule(20_000, { director: 1 })],
    [two, rule(20_000, { director: 1 }), rule(5, { clerk: 1 })],
    [],
  ],
])('%s', (_what, before, after, loosenings) => {
  expect(ruleLoosenings(before, after)).toEqual(loosenings);
});

const rules = fc
  .uniqueArray(
    fc.record({
      threshold: fc.constantFrom(0, 1, 2, 3, 50),
      isArchived: fc.boolean(),
      own: fc.boolean(),
      creating: fc.boolean(),
      numbers: fc.dictionary(fc.constantFrom(...roleIds), fc.integer({ min: 1, max: 2 }), { minKeys: 1 }),
    }),
    { selector: ({ threshold }) => threshold, maxLength: 4 },
  )
  .map((all) =>
    all.map(({ threshold, isArchived, own, creating, numbers }) =>
      rule(threshold, numbers, { isArchived, canAuthoriseOwnPayments: own, creatorCanSatisfyRule: creating }),
    ),
  );

const seats: SimulatedSeat[] = roleIds.flatMap((roleId) =>
  ['a', 'b', 'c'].map((name) => ({ userId: `${roleId} ${name}`, roleId, upperLimit: null })),
);

/** The fewest people who make a payment and release it. */
const peopleNeeded = (set: readonly AuthorisationRule[], amount: string): number =>
  simulatePayment({ rules: set, creatingRoleIds: roleIds, seats }, amount).smallest?.length ?? Infinity;

test('a change without a loosening leaves no payment that fewer people get out', () => {
  let tightened = 0;
  fc.assert(
    fc.property(
      rules,
      rules,
      fc.boolean(),
      fc.constantFrom('0.01', '1', '1.01', '2.5', '3.01', '51'),
      (before, other, isAdded, amount) => {
        // Half of the changes add to a set, because most of the others take something away.
        const after = isAdded
          ? [...before, ...other.filter(({ threshold }) => before.every((rule) => rule.threshold !== threshold))]
          : other;
        if (ruleLoosenings(before, after).length > 0) return;
        tightened += 1;
        expect(peopleNeeded(after, amount)).toBeGreaterThanOrEqual(peopleNeeded(before, amount));
      },
    ),
    { numRuns: sized(1_000, 20_000) },
  );
  expect(tightened).toBeGreaterThan(sized(1_000, 20_000) / 20);
});
