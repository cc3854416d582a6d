import fc from 'fast-check';
import {
  applicableRule,
  decideAuthorisation,
  areAuthorisationsCurrent,
  refusalByLimit,
  refusalToAuthorise,
  requestsDue,
  type AuthorisationRequest,
  type AuthorisationRule,
} from '../../../../domain/payments/authorisation';
import { paymentStatuses } from '../../../../domain/payments/transitions';
import { sized } from '../../../support/sized';

const cases = sized(1_000, 50_000);
const roleIds = ['maker', 'approver', 'director'];
const userIds = ['maya', 'adrian', 'beatrix', 'orla'];

const cents = fc.integer({ min: 1, max: 60_000 });
const limit = fc.option(fc.integer({ min: 0, max: 60_000 }), { nil: null });
const text = (value: number | null) => (value === null ? null : (value / 100).toFixed(2));

const rule = fc.record({
  threshold: fc.constantFrom(0, 100, 200, 300, 400, 500),
  isArchived: fc.boolean(),
  canAuthoriseOwnPayments: fc.boolean(),
  creatorCanSatisfyRule: fc.boolean(),
  roles: fc.uniqueArray(
    fc.record({ roleId: fc.constantFrom(...roleIds), numberRequired: fc.integer({ min: 1, max: 3 }) }),
    { selector: ({ roleId }) => roleId, maxLength: 3 },
  ),
});
const rules = fc
  .uniqueArray(rule, { selector: ({ threshold }) => threshold, maxLength: 5 })
  .map((all) => all.map((one, index): AuthorisationRule => ({ ...one, id: `rule ${index}` })));

describe('which rule applies', () => {
  it('is what trying every rule against every other finds', () => {
    fc.assert(
      fc.property(rules, fc.option(cents, { nil: null }), (all, amount) => {
        const live = all.filter((one) => !one.isArchived && one.roles.length > 0);
        const above = live.filter((one) => amount === null || amount > one.threshold * 100);
        const best = above.find((one) => above.every((other) => other.threshold <= one.threshold));
        expect(applicableRule(all, text(amount))).toBe(best);
      }),
      { numRuns: cases },
    );
  });

  it.each([
    ['100.00', undefined],
    ['100.01', 100],
    ['500.00', 100],
    ['500.01', 500],
    [null, 500],
  ])('at %s it is the one above %s', (amount, threshold) => {
    const one = { isArchived: false, canAuthoriseOwnPayments: false, creatorCanSatisfyRule: false };
    const roles = [{ roleId: 'approver', numberRequired: 1 }];
    const all = [500, 100].map((each) => ({ ...one, id: `${each}`, threshold: each, roles }));
    expect(applicableRule(all, amount)?.threshold).toBe(threshold);
    expect(applicableRule([...all].reverse(), amount)?.threshold).toBe(threshold);
  });
});

it('a rule asks each role as often as it says, and creating fills one of the creator’s own role', () => {
  fc.assert(
    fc.property(rules, fc.constantFrom(...roleIds, 'viewer'), (all, creatorRole) => {
      for (const one of all) {
        const due = requestsDue(one, creatorRole);
        for (const roleId of [...roleIds, 'viewer']) {
          const asked = one.roles.find((role) => role.roleId === roleId)?.numberRequired ?? 0;
          expect(due.filter(({ roleIdRequired }) => roleIdRequired === roleId)).toHaveLength(asked);
        }
        const given = due.filter(({ isGiven }) => isGiven).map(({ roleIdRequired }) => roleIdRequired);
        const fills = one.creatorCanSatisfyRule && one.roles.some(({ roleId }) => roleId === creatorRole);
        expect(given).toEqual(fills ? [creatorRole] : []);
      }
    }),
    { numRuns: 500 },
  );
});

it('without a rule nothing is asked for', () => {
  expect(requestsDue(undefined, 'maker')).toEqual([]);
});

const request = fc.record({
  roleIdRequired: fc.constantFrom(...roleIds),
  authorisedById: fc.option(fc.constantFrom(...userIds), { nil: null, freq: 2 }),
});
const facts = fc.record({
  userId: fc.constantFrom(...userIds),
  roleId: fc.constantFrom(...roleIds, 'viewer'),
  upperLimit: limit,
  creatorId: fc.constantFrom(...userIds),
  amount: fc.option(cents, { nil: null }),
  canAuthoriseOwnPayments: fc.boolean(),
  requests: fc.array(request, { maxLength: 5 }),
});

/** The decision by enumeration: the reasons in order of precedence, each stated for itself. */
function expectedRefusal(given: typeof facts extends fc.Arbitrary<infer T> ? T : never): string | undefined {
  const isOpen = (one: { authorisedById: string | null }) => !one.authorisedById;
  const reasons: [string, boolean][] = [
    ['already_authorised_by_you', given.requests.filter((one) => one.authorisedById === given.userId).length > 0],
    ['no_authorisation_due', !given.requests.some(isOpen)],
    ['cannot_authorise_own_payment', given.creatorId === given.userId && !given.canAuthoriseOwnPayments],
    ['role_may_not_authorise', !given.requests.some((one) => isOpen(one) && one.roleIdRequired === given.roleId)],
    ['authorisation_rate_missing', given.upperLimit !== null && given.amount === null],
    ['amount_above_limit', given.upperLimit !== null && given.amount !== null && given.amount > given.upperLimit],
  ];
  return reasons.find(([, holds]) => holds)?.[0];
}

describe('whether a person may authorise', () => {
  it('is what enumerating the reasons against it finds', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const requests = given.requests.map((one, index): AuthorisationRequest => ({ ...one, id: `request ${index}` }));
        const decision = decideAuthorisation({
          ...given,
          upperLimit: text(given.upperLimit),
          amount: text(given.amount),
          requests,
        });
        const refusal = expectedRefusal(given);
        if (refusal || 'refusal' in decision) return expect(decision).toEqual({ refusal });
        expect(requests).toContain(decision.request);
        expect(decision.request).toMatchObject({ roleIdRequired: given.roleId, authorisedById: null });
        expect(decision.isLast).toBe(requests.filter((one) => one.authorisedById === null).length === 1);
      }),
      { numRuns: cases },
    );
  });

  it('lets no sequence of people give two authorisations or end with fewer people than the rule asks', () => {
    const attempts = fc.array(fc.record({ userId: fc.constantFrom(...userIds), roleId: fc.constantFrom(...roleIds) }), {
      maxLength: 25,
    });
    fc.assert(
      fc.property(rule, fc.constantFrom(...userIds), attempts, (one, creatorId, people) => {
        const asked = requestsDue({ ...one, id: 'rule' }, 'viewer');
        let requests = asked.map(({ roleIdRequired }, index): AuthorisationRequest => ({
          id: `${index}`,
          roleIdRequired,
          authorisedById: null,
        }));
        const isOwnAllowed = one.canAuthoriseOwnPayments;
        for (const person of people) {
          const decision = decideAuthorisation({
            ...person,
            upperLimit: null,
            creatorId,
            amount: '1.00',
            canAuthoriseOwnPayments: isOwnAllowed,
            requests,
          });
          if ('refusal' in decision) continue;
          requests = requests.map((each) =>
            each.id === decision.request.id ? { ...each, authorisedById: person.userId } : each,
          );
          expect(decision.isLast).toBe(requests.every(({ authorisedById }) => authorisedById !== null));
        }
        const givers = requests.flatMap(({ authorisedById }) => authorisedById ?? []);
        expect(new Set(givers).size).toBe(givers.length);
        if (!isOwnAllowed) expect(givers).not.toContain(creatorId);
      }),
      { numRuns: cases },
    );
  });
});

it.each([
  [null, null, undefined],
  ['1.00', null, undefined],
  [null, '5', 'authorisation_rate_missing'],
  ['5.00', '5', undefined],
  ['5.01', '5', 'amount_above_limit'],
  ['0.01', '0', 'amount_above_limit'],
])('%s against the limit %s: %s', (amount, upperLimit, refusal) => {
  expect(refusalByLimit(amount, upperLimit)).toBe(refusal);
});

describe('whether a payment waits for an authorisation', () => {
  const waiting = {
    version: 2,
    status: 'awaiting_authorisation',
    isSent: false,
    isSliceCurrent: true,
    isCountryPermitted: true,
  } as const;

  it.each([
    ['as it should be', {}, undefined],
    ['of a later version', { version: 3 }, 'content_changed'],
    ['of a later version, sent', { version: 3, isSent: true }, 'content_changed'],
    ['of an earlier version', { version: 1 }, 'content_changed'],
    ['already sent', { isSent: true }, 'payment_already_sent'],
    ['on its way', { status: 'processing' }, 'payment_already_sent'],
    ['to a beneficiary that changed', { isSliceCurrent: false }, 'beneficiary_changed'],
    ['to a country that was forbidden since', { isCountryPermitted: false }, 'country_not_permitted'],
    [
      'to a beneficiary that changed, in such a country',
      { isSliceCurrent: false, isCountryPermitted: false },
      'beneficiary_changed',
    ],
    ['sent, to a beneficiary that changed', { isSent: true, isSliceCurrent: false }, 'payment_already_sent'],
    [
      'authorised, to a beneficiary that changed',
      { status: 'authorised', isSliceCurrent: false },
      'no_authorisation_due',
    ],
  ] as const)('%s: %j', (_what, change, refusal) => {
    expect(refusalToAuthorise({ ...waiting, ...change }, 2)).toBe(refusal);
  });

  it('waits in one status only', () => {
    const refusals = paymentStatuses.map((status) => [status, refusalToAuthorise({ ...waiting, status }, 2)] as const);
    expect(refusals.filter(([, refusal]) => refusal === undefined)).toEqual([['awaiting_authorisation', undefined]]);
    expect(refusals.filter(([, refusal]) => refusal === 'payment_already_sent').map(([status]) => status)).toEqual([
      'processing',
    ]);
  });
});

it.each([
  ['nobody has authorised', [], true],
  ['nobody has authorised yet', [null, null], true],
  ['one has authorised this content', [null, 'today'], true],
  ['all have authorised this content', ['today', 'today'], true],
  ['one has authorised other content', ['today', 'earlier', null], false],
  ['an empty digest was stored', [''], false],
])('%s: the authorisations are for the content as it is: %j %s', (_what, digests, isCurrent) => {
  expect(areAuthorisationsCurrent(digests, 'today')).toBe(isCurrent);
});
