import fc from 'fast-check';
import {
  bandAmounts,
  differenceOf,
  simulatePayment,
  withoutSeat,
  withSeat,
  type SimulatedAccount,
  type SimulatedSeat,
} from '../../../../domain/organisations/simulator';
import {
  applicableRule,
  decideAuthorisation,
  refusalByLimit,
  requestsDue,
  type AuthorisationRequest,
  type AuthorisationRule,
} from '../../../../domain/payments/authorisation';
import { sized } from '../../../support/sized';

const organisations = sized(300, 10_000);
const roleIds = ['clerk', 'manager', 'director'] as const;
const people = ['ann', 'ben', 'cleo', 'dan', 'eve'] as const;

const rule = (change: Partial<AuthorisationRule> = {}): AuthorisationRule => ({
  id: 'rule',
  threshold: 100,
  isArchived: false,
  canAuthoriseOwnPayments: false,
  creatorCanSatisfyRule: false,
  roles: [{ roleId: 'manager', numberRequired: 1 }],
  ...change,
});
const seat = (userId: string, roleId: string, upperLimit: string | null = null): SimulatedSeat => ({
  userId,
  roleId,
  upperLimit,
});
const account = (change: Partial<SimulatedAccount> = {}): SimulatedAccount => ({
  rules: [rule()],
  creatingRoleIds: ['clerk'],
  seats: [seat('ann', 'clerk'), seat('ben', 'manager'), seat('cleo', 'viewer')],
  ...change,
});

test.each<[string, SimulatedAccount, string | null, string[], string[], string[] | undefined]>([
  ['at the threshold one is enough', account(), '100.00', ['ann'], [], ['ann']],
  ['above it two are needed', account(), '100.01', ['ann'], ['ben'], ['ann', 'ben']],
  ['without a rate the rule applies', account(), null, ['ann'], ['ben'], ['ann', 'ben']],
  ['no manager: no payment', account({ seats: [seat('ann', 'clerk')] }), '500', ['ann'], [], undefined],
  ['no creator: no payment', account({ creatingRoleIds: [] }), '500', [], [], undefined],
  [
    'a limit keeps the approver out',
    account({ seats: [seat('ann', 'clerk'), seat('ben', 'manager', '499.99')] }),
    '500',
    ...([['ann'], [], undefined] as [string[], string[], undefined]),
  ],
  [
    'a manager who creates may not approve',
    account({ creatingRoleIds: ['manager'], seats: [seat('ann', 'manager'), seat('ben', 'manager')] }),
    '500',
    ...([
      ['ann', 'ben'],
      ['ann', 'ben'],
      ['ann', 'ben'],
    ] as [string[], string[], string[]]),
  ],
  [
    'but may where the rule lets them',
    account({
      creatingRoleIds: ['manager'],
      seats: [seat('ann', 'manager')],
      rules: [rule({ canAuthoriseOwnPayments: true })],
    }),
    '500',
    ...([['ann'], ['ann'], ['ann']] as [string[], string[], string[]]),
  ],
  [
    'creating gives one authorisation, not two',
    account({
      creatingRoleIds: ['manager'],
      seats: [seat('ann', 'manager')],
      rules: [
        rule({
          canAuthoriseOwnPayments: true,
          creatorCanSatisfyRule: true,
          roles: [{ roleId: 'manager', numberRequired: 2 }],
        }),
      ],
    }),
    '500',
    ...([['ann'], [], undefined] as [string[], string[], undefined]),
  ],
])('%s', (_case, given, amount, creators, approvers, smallest) => {
  expect(simulatePayment(given, amount)).toMatchObject({ creators, approvers });
  expect(simulatePayment(given, amount).smallest).toEqual(smallest);
});

const amount = fc.constantFrom('0.01', '100.00', '100.01', '250.00', '900.00', null);
const anyRule = fc.record({
  threshold: fc.constantFrom(0, 100, 250, 800),
  isArchived: fc.boolean(),
  canAuthoriseOwnPayments: fc.boolean(),
  creatorCanSatisfyRule: fc.boolean(),
  roles: fc.uniqueArray(
    fc.record({ roleId: fc.constantFrom(...roleIds), numberRequired: fc.integer({ min: 1, max: 2 }) }),
    { selector: ({ roleId }) => roleId },
  ),
});
const anySeat: fc.Arbitrary<SimulatedSeat> = fc.record({
  userId: fc.constantFrom(...people),
  roleId: fc.constantFrom(...roleIds),
  upperLimit: fc.constantFrom(null, null, '100.00', '250.00'),
});
const anyAccount: fc.Arbitrary<SimulatedAccount> = fc.record({
  rules: fc
    .uniqueArray(anyRule, { selector: ({ threshold }) => threshold, maxLength: 3 })
    .map((rules) => rules.map((one) => ({ ...one, id: `above ${one.threshold}` }))),
  creatingRoleIds: fc.subarray([...roleIds]),
  seats: fc.uniqueArray(anySeat, { selector: ({ userId }) => userId }),
});

const subsetsOf = <T>(all: readonly T[]): T[][] =>
  all.reduce<T[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]]);

/** The requests of a payment that the creator makes. */
const requestsOf = (given: SimulatedAccount, creator: SimulatedSeat, of: string | null): AuthorisationRequest[] =>
  requestsDue(applicableRule(given.rules, of), creator.roleId).map(({ roleIdRequired, isGiven }, index) => ({
    id: `${index}`,
    roleIdRequired,
    authorisedById: isGiven ? creator.userId : null,
  }));

/** Tries every order in which the members authorise, by the decision of the server. */
function canRelease(
  given: SimulatedAccount,
  members: readonly SimulatedSeat[],
  creator: SimulatedSeat,
  of: string | null,
  requests: readonly AuthorisationRequest[],
): boolean {
  if (requests.every(({ authorisedById }) => authorisedById !== null)) return true;
  return members.some((member) => {
    const decision = decide(given, member, creator, of, requests);
    if ('refusal' in decision) return false;
    const { id } = decision.request;
    const filled = requests.map((one) => (one.id === id ? { ...one, authorisedById: member.userId } : one));
    return canRelease(given, members, creator, of, filled);
  });
}

const decide = (
  { rules }: SimulatedAccount,
  { userId, roleId, upperLimit }: SimulatedSeat,
  creator: SimulatedSeat,
  of: string | null,
  requests: readonly AuthorisationRequest[],
) =>
  decideAuthorisation({
    userId,
    roleId,
    upperLimit,
    creatorId: creator.userId,
    amount: of,
    requests,
    canAuthoriseOwnPayments: applicableRule(rules, of)?.canAuthoriseOwnPayments ?? false,
  });

const mayCreate = ({ creatingRoleIds }: SimulatedAccount, { roleId, upperLimit }: SimulatedSeat, of: string | null) =>
  creatingRoleIds.includes(roleId) && refusalByLimit(of, upperLimit) === undefined;

/** All groups of people, all creators among them, all orders. */
function bruteForce(given: SimulatedAccount, of: string | null) {
  const creators = given.seats.filter((one) => mayCreate(given, one, of));
  const approvers = given.seats.filter((one) =>
    creators.some((creator) => !('refusal' in decide(given, one, creator, of, requestsOf(given, creator, of)))),
  );
  const sizes = subsetsOf(given.seats)
    .filter((members) =>
      members.some(
        (creator) =>
          creators.includes(creator) && canRelease(given, members, creator, of, requestsOf(given, creator, of)),
      ),
    )
    .map((members) => members.length);
  return { creators, approvers, size: sizes.length > 0 ? Math.min(...sizes) : undefined };
}

const namesOf = (seats: readonly SimulatedSeat[]) => seats.map(({ userId }) => userId);

test('the verdict equals that of trying every group of people, every creator and every order', () => {
  const seen = new Map<number | undefined, number>();
  fc.assert(
    fc.property(anyAccount, amount, (given, of) => {
      const verdict = simulatePayment(given, of);
      const { creators, approvers, size } = bruteForce(given, of);
      expect(verdict.creators).toEqual(namesOf(creators));
      expect(verdict.approvers).toEqual(namesOf(approvers));
      expect(verdict.smallest?.length).toBe(size);
      seen.set(size, (seen.get(size) ?? 0) + 1);
      // The people that it names can do it.
      const members = given.seats.filter(({ userId }) => verdict.smallest?.includes(userId));
      const [creator] = members.filter(({ userId }) => userId === verdict.smallest?.[0]);
      if (creator) expect(canRelease(given, members, creator, of, requestsOf(given, creator, of))).toBe(true);
    }),
    // A fixed seed, so that the sizes below are always among the organisations.
    { numRuns: organisations, seed: 20261123 },
  );
  expect([undefined, 1, 2].every((size) => seen.has(size))).toBe(true);
});

type Change = (given: SimulatedAccount) => SimulatedAccount;

test.each<[string, Change, string[], string[], string[] | undefined]>([
  ['a second manager', withSeat(seat('dan', 'manager')), ['ann'], ['ben', 'dan'], ['ann', 'ben']],
  ['a second clerk, in the order of names', withSeat(seat('abe', 'clerk')), ['abe', 'ann'], ['ben'], ['abe', 'ben']],
  ['a limit below the amount', withSeat(seat('ben', 'manager', '499.99')), ['ann'], [], undefined],
  ['a limit at the amount', withSeat(seat('ben', 'manager', '500.00')), ['ann'], ['ben'], ['ann', 'ben']],
  ['another role', withSeat(seat('ben', 'clerk')), ['ann', 'ben'], [], undefined],
  ['no seat', withoutSeat('ann'), [], [], undefined],
  ['no seat of a person who has none', withoutSeat('zoe'), ['ann'], ['ben'], ['ann', 'ben']],
])('after a change of a seat: %s', (_case, change, creators, approvers, smallest) => {
  const given = account();
  expect(simulatePayment(change(given), '500')).toMatchObject({ creators, approvers });
  expect(simulatePayment(change(given), '500').smallest).toEqual(smallest);
  expect(given).toEqual(account());
});

test('after a change of a seat the verdict equals that of trying everything on the seats as they are then', () => {
  fc.assert(
    fc.property(anyAccount, anySeat, fc.boolean(), amount, (given, changed, isRemoved, of) => {
      const stored = new Map(given.seats.map((one) => [one.userId, one]));
      if (isRemoved) stored.delete(changed.userId);
      else stored.set(changed.userId, changed);
      const change = isRemoved ? withoutSeat(changed.userId) : withSeat(changed);
      const verdict = simulatePayment(change(given), of);
      const { creators, approvers, size } = bruteForce({ ...given, seats: [...stored.values()] }, of);
      expect(verdict.creators.toSorted()).toEqual(namesOf(creators).sort());
      expect(verdict.approvers.toSorted()).toEqual(namesOf(approvers).sort());
      expect(verdict.smallest?.length).toBe(size);
    }),
    { numRuns: organisations, seed: 20261123 },
  );
});

test('a change gives to some and takes from others', () => {
  expect(differenceOf(['ann', 'ben'], ['ben', 'cleo'])).toEqual({ gained: ['cleo'], lost: ['ann'] });
});

test('each band between the thresholds and limits of both accounts has an amount', () => {
  const archived = rule({ threshold: 70, isArchived: true });
  const before = account({ rules: [rule(), archived], seats: [seat('ann', 'clerk', '499.99')] });
  const after = account({ rules: [rule({ threshold: 0 }), rule()] });
  expect(bandAmounts(before, after)).toEqual(['1', '101', '500']);
  expect(bandAmounts(account({ rules: [], seats: [] }))).toEqual(['1']);
});

test('within a band there is one verdict', () => {
  fc.assert(
    fc.property(anyAccount, fc.integer({ min: 1, max: 1000 }), (given, whole) => {
      const band = bandAmounts(given)
        .filter((one) => Number(one) <= whole)
        .at(-1);
      expect(simulatePayment(given, String(whole))).toEqual(simulatePayment(given, band ?? null));
    }),
    // A fixed seed, so that the sizes below are always among the organisations.
    { numRuns: organisations, seed: 20261123 },
  );
});
