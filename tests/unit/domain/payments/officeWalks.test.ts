import fc from 'fast-check';
import {
  applicableRule,
  decideAuthorisation,
  requestsDue,
  type AuthorisationRequest,
  type AuthorisationRule,
  type Delegation,
} from '../../../../domain/payments/authorisation';
import { changesByRule } from '../../../../domain/payments/rulesInForce';
import { sized } from '../../../support/sized';

const walks = sized(500, 50_000);

const people = ['ann', 'ben', 'cleo'] as const;
const roleIds = ['clerk', 'approver'] as const;
const person = fc.constantFrom(...people);
const role = fc.constantFrom(...roleIds);

const rule = fc.record({
  threshold: fc.constantFrom(0, 100),
  isArchived: fc.boolean(),
  canAuthoriseOwnPayments: fc.boolean(),
  creatorCanSatisfyRule: fc.boolean(),
  roles: fc.uniqueArray(fc.record({ roleId: role, numberRequired: fc.integer({ min: 1, max: 2 }) }), {
    selector: ({ roleId }) => roleId,
    minLength: 1,
  }),
});
const rules = fc
  .uniqueArray(rule, { selector: ({ threshold }) => threshold, maxLength: 2 })
  .map((all) => all.map((one): AuthorisationRule => ({ ...one, id: `above ${one.threshold}` })));

// Below, at and above a threshold, and without a current rate.
const amount = fc.constantFrom('100.00', '100.01', null);

const step = fc.oneof(
  fc.record({ act: fc.constant('enter' as const), by: person, amount }),
  { weight: 6, arbitrary: fc.record({ act: fc.constant('authorise' as const), by: person }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('changeRules' as const), rules }) },
  fc.record({ act: fc.constant('changeRole' as const), of: person, to: role }),
  { weight: 2, arbitrary: fc.record({ act: fc.constant('delegate' as const), from: person, to: person }) },
  fc.record({ act: fc.constant('loseRate' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** One payment of an organisation whose rules, roles and delegations change while the payment waits. */
interface Office {
  rules: readonly AuthorisationRule[];
  roles: Record<string, string>;
  delegations: (Delegation & { toUserId: string })[];
  amount: string | null;
  /** Who entered or edited the payment last. */
  maker: string;
  requests: readonly AuthorisationRequest[];
  /** Who entered, edited or authorised the content that waits. */
  actors: Set<string>;
  isSent: boolean;
}

/** Entering a payment, by any path, and editing one both end here: the person becomes the maker, and all is requested anew. */
function enter(office: Office, by: string, amountOf: string | null) {
  const due = requestsDue(applicableRule(office.rules, amountOf), office.roles[by] ?? '');
  Object.assign(office, {
    maker: by,
    amount: amountOf,
    actors: new Set([by]),
    requests: due.map(({ roleIdRequired, isGiven }, index) => ({
      id: `${index}`,
      roleIdRequired,
      authorisedById: isGiven ? by : null,
    })),
    isSent: due.every(({ isGiven }) => isGiven),
  });
}

/** The rules in force first, as for each authorisation. Returns whether the maker may authorise. */
function applyRules(office: Office): boolean {
  const inForce = applicableRule(office.rules, office.amount);
  if (!inForce) return false;
  const maker = { userId: office.maker, roleId: office.roles[office.maker] };
  const { withdrawn, added } = changesByRule(office.requests, inForce, maker);
  const requested = added.map(({ roleIdRequired, isGiven }, index) => ({
    id: `${office.requests.length}-${index}-${Math.max(0, ...office.requests.map(({ id }) => id.length))}`,
    roleIdRequired,
    authorisedById: isGiven ? office.maker : null,
  }));
  office.requests = [...office.requests.filter(({ id }) => !withdrawn.includes(id)), ...requested];
  return inForce.canAuthoriseOwnPayments;
}

function authorise(office: Office, by: string) {
  const canAuthoriseOwnPayments = applyRules(office);
  const decision = decideAuthorisation({
    userId: by,
    roleId: office.roles[by] ?? '',
    upperLimit: null,
    creatorId: office.maker,
    amount: office.amount,
    canAuthoriseOwnPayments,
    requests: office.requests,
    delegations: office.delegations.filter(({ toUserId }) => toUserId === by),
  });
  if ('refusal' in decision) return;
  office.actors.add(by);
  office.requests = office.requests.map((request) =>
    request.id === decision.request.id
      ? { ...request, authorisedById: by, inPlaceOfId: decision.delegation?.fromUserId ?? null }
      : request,
  );
  office.isSent = decision.isLast;
}

function take(office: Office, move: Step) {
  if (move.act === 'enter') enter(office, move.by, move.amount);
  if (move.act === 'authorise') authorise(office, move.by);
  if (move.act === 'changeRules') office.rules = move.rules;
  if (move.act === 'changeRole') office.roles[move.of] = move.to;
  if (move.act === 'loseRate') office.amount = null;
  if (move.act === 'delegate' && move.from !== move.to) {
    const roleId = office.roles[move.from] ?? '';
    const id = `delegation ${office.delegations.length}`;
    office.delegations.push({ id, fromUserId: move.from, toUserId: move.to, roleId, upperLimit: null });
  }
}

/** What the rule in force wants, counted without the code under test. */
function wanted(office: Office) {
  const live = office.rules.filter(
    ({ isArchived, threshold }) => !isArchived && (office.amount === null || Number(office.amount) > threshold),
  );
  const highest = live.find((one) => live.every(({ threshold }) => threshold <= one.threshold));
  return { highest, count: highest?.roles.reduce((sum, { numberRequired }) => sum + numberRequired, 0) ?? 0 };
}

let sent = 0;

function checkSent(office: Office) {
  sent += 1;
  const { highest, count } = wanted(office);
  const givers = office.requests.map(({ authorisedById }) => authorisedById);
  expect(givers).not.toContain(null);
  const involved = office.requests.flatMap(({ authorisedById, inPlaceOfId }) =>
    [authorisedById, inPlaceOfId ?? []].flat(),
  );
  expect(new Set(involved).size).toBe(involved.length);
  expect(office.actors.size).toBeGreaterThanOrEqual(Math.min(count, people.length));
  if (!highest) return;
  for (const { roleId, numberRequired } of highest.roles) {
    const given = office.requests.filter(({ roleIdRequired }) => roleIdRequired === roleId);
    expect(given.length).toBeGreaterThanOrEqual(numberRequired);
  }
  const isOwnAllowed = highest.canAuthoriseOwnPayments || highest.creatorCanSatisfyRule;
  if (!isOwnAllowed) expect(involved).not.toContain(office.maker);
}

const start = (by: string): Office => ({
  rules: [],
  roles: { ann: 'clerk', ben: 'approver', cleo: 'approver' },
  delegations: [],
  amount: null,
  maker: by,
  requests: [{ id: 'first', roleIdRequired: 'approver', authorisedById: null }],
  actors: new Set([by]),
  isSent: false,
});

function walk(office: Office, steps: readonly Step[]) {
  for (const move of steps) {
    take(office, move);
    if (office.isSent) return checkSent(office);
  }
}

test('whatever changes while a payment waits, it is sent with all that the rule in force requires, each by another person', () => {
  fc.assert(
    fc.property(rules, person, fc.array(step, { maxLength: 25 }), (all, by, steps) => {
      const office = { ...start(by), rules: all };
      walk(office, [{ act: 'enter', by, amount: '100.01' }, ...steps]);
    }),
    { numRuns: walks },
  );
  expect(sent).toBeGreaterThan(walks / 10);
});

test('a person who acts alone gets nothing out when the rule in force requires two', () => {
  let alone = 0;
  fc.assert(
    fc.property(rules, person, fc.array(step, { maxLength: 25 }), (all, by, steps) => {
      const own = steps.map((move): Step => ('by' in move ? { ...move, by } : move));
      const office = { ...start(by), rules: all };
      walk(office, [{ act: 'enter', by, amount: '100.01' }, ...own]);
      if (!office.isSent) return;
      alone += 1;
      expect(wanted(office).count).toBeLessThanOrEqual(1);
    }),
    { numRuns: walks },
  );
  expect(alone).toBeGreaterThan(walks / 10);
});
