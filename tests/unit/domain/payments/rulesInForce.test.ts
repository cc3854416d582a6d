import fc from 'fast-check';
import type { AuthorisationRequest, AuthorisationRule } from '../../../../domain/payments/authorisation';
import { changesByRule } from '../../../../domain/payments/rulesInForce';

const maker = { userId: 'maker', roleId: 'clerk' };

function rule(roles: Record<string, number>, flags: Partial<AuthorisationRule> = {}): AuthorisationRule {
  return {
    id: 'rule',
    threshold: 1000,
    isArchived: false,
    canAuthoriseOwnPayments: false,
    creatorCanSatisfyRule: false,
    roles: Object.entries(roles).map(([roleId, numberRequired]) => ({ roleId, numberRequired })),
    ...flags,
  };
}

const request = (id: string, roleIdRequired: string, authorisedById: string | null = null): AuthorisationRequest => ({
  id,
  roleIdRequired,
  authorisedById,
});

const open = (roleIdRequired: string) => ({ roleIdRequired, isGiven: false });
const own = { canAuthoriseOwnPayments: true };
const byCreating = { creatorCanSatisfyRule: true };

it.each<[string, AuthorisationRequest[], AuthorisationRule, string[], ReturnType<typeof open>[]]>([
  ['the same rule changes nothing', [request('1', 'approver')], rule({ approver: 1 }), [], []],
  ['a second approver is added', [request('1', 'approver')], rule({ approver: 2 }), [], [open('approver')]],
  ['a given one counts', [request('1', 'approver', 'ann')], rule({ approver: 2 }), [], [open('approver')]],
  ['another role is added to what is open', [request('1', 'approver')], rule({ director: 1 }), [], [open('director')]],
  [
    'a given one of another role does not count',
    [request('1', 'approver', 'ann')],
    rule({ director: 1 }),
    [],
    [open('director')],
  ],
  [
    'a looser rule leaves what was requested',
    [request('1', 'approver'), request('2', 'approver', 'ann')],
    rule({ approver: 1 }),
    [],
    [],
  ],
  ['an own one does not count', [request('1', 'clerk', 'maker')], rule({ clerk: 1 }), ['1'], [open('clerk')]],
  ['an own one counts where that is allowed', [request('1', 'clerk', 'maker')], rule({ clerk: 1 }, own), [], []],
  ['an own one counts as given by creating', [request('1', 'clerk', 'maker')], rule({ clerk: 1 }, byCreating), [], []],
  [
    'creating gives one of the added',
    [request('1', 'approver')],
    rule({ approver: 1, clerk: 1 }, byCreating),
    [],
    [{ roleIdRequired: 'clerk', isGiven: true }],
  ],
  [
    'the maker gives only one, by approval or by creating',
    [request('1', 'clerk', 'maker')],
    rule({ clerk: 2 }, { ...own, ...byCreating }),
    [],
    [open('clerk')],
  ],
  [
    'two colleagues fill both, so that creating gives none',
    [request('1', 'clerk', 'ann'), request('2', 'clerk', 'ben')],
    rule({ clerk: 2 }, byCreating),
    [],
    [],
  ],
])('%s', (_name, requests, inForce, withdrawn, added) => {
  expect(changesByRule(requests, inForce, maker)).toEqual({ withdrawn, added });
});

it('a maker without a seat gives nothing by creating', () => {
  const withoutSeat = { ...maker, roleId: undefined };
  expect(changesByRule([], rule({ clerk: 1 }, byCreating), withoutSeat).added).toEqual([open('clerk')]);
});

const roleIds = ['clerk', 'approver', 'director'];
const anyRule = fc
  .record({
    canAuthoriseOwnPayments: fc.boolean(),
    creatorCanSatisfyRule: fc.boolean(),
    counts: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 3 }),
  })
  .map(({ counts, ...flags }) => {
    const required = roleIds.map((role, index) => [role, counts[index] ?? 0] as const).filter(([, count]) => count > 0);
    return rule(Object.fromEntries(required), flags);
  });
const anyRequests = fc
  .uniqueArray(fc.record({ role: fc.constantFrom(...roleIds), by: fc.constantFrom('maker', 'a', 'b', 'c', 'd') }), {
    selector: ({ by }) => by,
    maxLength: 4,
  })
  .chain((given) =>
    fc
      .array(fc.constantFrom(...roleIds), { maxLength: 3 })
      .map((opened) => [
        ...given.map(({ role, by }, index) => request(`given ${index}`, role, by)),
        ...opened.map((role, index) => request(`open ${index}`, role)),
      ]),
  );

it('afterwards no fewer are required than the rule wants, and a second time changes nothing', () => {
  fc.assert(
    fc.property(anyRequests, anyRule, (requests, inForce) => {
      const { withdrawn, added } = changesByRule(requests, inForce, maker);
      const after = [
        ...requests.filter(({ id }) => !withdrawn.includes(id)),
        ...added.map(({ roleIdRequired, isGiven }, index) =>
          request(`added ${index}`, roleIdRequired, isGiven ? maker.userId : null),
        ),
      ];
      const countOf = (role: string) => after.filter(({ roleIdRequired }) => roleIdRequired === role).length;
      for (const { roleId, numberRequired } of inForce.roles) {
        expect(countOf(roleId)).toBeGreaterThanOrEqual(numberRequired);
      }
      const open = requests.filter(({ authorisedById }) => authorisedById === null);
      expect(after).toEqual(expect.arrayContaining(open));
      const own = after.filter(({ authorisedById }) => authorisedById === maker.userId);
      expect(own.length).toBeLessThanOrEqual(1);
      expect(own.length === 0 || inForce.canAuthoriseOwnPayments || inForce.creatorCanSatisfyRule).toBe(true);
      expect(changesByRule(after, inForce, maker)).toEqual({ withdrawn: [], added: [] });
    }),
    { numRuns: 1000 },
  );
});
