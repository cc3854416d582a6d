import {
  decideAuthorisation,
  type AuthorisationCase,
  type Delegation,
} from '../../../../domain/payments/authorisation';
import { changesByRule } from '../../../../domain/payments/rulesInForce';

const manager = { id: 'r-1', roleIdRequired: 'manager', authorisedById: null };
const director = { id: 'r-2', roleIdRequired: 'director', authorisedById: null };
const delegation: Delegation = { id: 'd-1', fromUserId: 'beatrix', roleId: 'director', upperLimit: null };

const facts = (changes: Partial<AuthorisationCase> = {}): AuthorisationCase => ({
  userId: 'adrian',
  roleId: 'manager',
  upperLimit: null,
  creatorId: 'maya',
  amount: '5000.00',
  canAuthoriseOwnPayments: false,
  requests: [director],
  delegations: [delegation],
  ...changes,
});

test('a delegate fills the request of the role of the absent colleague', () => {
  expect(decideAuthorisation(facts())).toEqual({ request: director, isLast: true, delegation });
  expect(decideAuthorisation(facts({ delegations: [] }))).toEqual({ refusal: 'role_may_not_authorise' });
});

test('the own role comes first, and is no delegation', () => {
  expect(decideAuthorisation(facts({ requests: [director, manager] }))).toEqual({ request: manager, isLast: false });
});

test.each([
  ['has given one in person', { ...manager, authorisedById: 'adrian' }, 'already_authorised_by_you'],
  [
    'has given one for another',
    { ...manager, authorisedById: 'adrian', inPlaceOfId: 'orla' },
    'already_authorised_by_you',
  ],
  [
    'had one given in their place',
    { ...manager, authorisedById: 'orla', inPlaceOfId: 'adrian' },
    'already_authorised_for_you',
  ],
])('a delegate who %s gives no other', (_what, given, refusal) => {
  expect(decideAuthorisation(facts({ requests: [given, director] }))).toEqual({ refusal });
});

test.each([
  ['has given one', { ...manager, authorisedById: 'beatrix' }],
  ['had one given in their place', { ...manager, authorisedById: 'orla', inPlaceOfId: 'beatrix' }],
])('no user acts for a colleague who %s', (_what, given) => {
  expect(decideAuthorisation(facts({ requests: [given, director] }))).toEqual({ refusal: 'role_may_not_authorise' });
});

test('the rule on own payments holds for both', () => {
  const own = { refusal: 'cannot_authorise_own_payment' };
  expect(decideAuthorisation(facts({ creatorId: 'adrian' }))).toEqual(own);
  expect(decideAuthorisation(facts({ creatorId: 'beatrix' }))).toEqual({ refusal: 'role_may_not_authorise' });
  const allowed = decideAuthorisation(facts({ creatorId: 'beatrix', canAuthoriseOwnPayments: true }));
  expect(allowed).toMatchObject({ request: director, delegation });
});

test('the limits of both hold', () => {
  const above = { refusal: 'amount_above_limit' };
  expect(decideAuthorisation(facts({ upperLimit: '4999.99' }))).toEqual(above);
  const low = { ...delegation, upperLimit: '4999.99' };
  expect(decideAuthorisation(facts({ delegations: [low] }))).toEqual(above);
  const other = { ...delegation, id: 'd-2', fromUserId: 'orla' };
  expect(decideAuthorisation(facts({ delegations: [low, other] }))).toMatchObject({ delegation: other });
  expect(decideAuthorisation(facts({ delegations: [low], amount: null }))).toEqual({
    refusal: 'authorisation_rate_missing',
  });
});

test('what was given in the place of the maker counts as the maker’s own', () => {
  const rule = {
    id: 'rule',
    threshold: 0,
    isArchived: false,
    canAuthoriseOwnPayments: false,
    creatorCanSatisfyRule: false,
  };
  const roles = [{ roleId: 'director', numberRequired: 1 }];
  const given = { ...director, authorisedById: 'adrian', inPlaceOfId: 'maya' };
  const changes = changesByRule([given], { ...rule, roles }, { userId: 'maya', roleId: 'maker' });
  expect(changes).toEqual({ withdrawn: ['r-2'], added: [{ roleIdRequired: 'director', isGiven: false }] });
});
