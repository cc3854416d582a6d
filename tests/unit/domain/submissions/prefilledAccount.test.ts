import type { AuthorisationRule } from '../../../../domain/payments/authorisation';
import type { SubmissionDraft } from '../../../../domain/submissions/form';
import { accountOf, ruleOf, rulesToCreate } from '../../../../domain/submissions/prefilledAccount';

const draft: SubmissionDraft = { accountName: 'Nordics AB', legalEntity: 'company', principalPlaceOfBusiness: 'SE' };
const organisation = 'organisation';

test('an account has the name, the legal entity and the country of its request', () => {
  expect(accountOf(draft, organisation)).toEqual({
    org_id: organisation,
    name: 'Nordics AB',
    legal_entity_type: 'company',
    country: 'SE',
    isDesignated: false,
  });
});

test.each([
  ['individual', 'individual'],
  ['partnership', null],
  ['charity', null],
  ['trust', null],
  [null, null],
] as const)('the legal entity %s is %s at the provider', (legalEntity, expected) => {
  expect(accountOf({ ...draft, legalEntity }, organisation).legal_entity_type).toBe(expected);
});

test('a designated account is one, and no country is none', () => {
  const account = accountOf({ ...draft, principalPlaceOfBusiness: '', designatedAccountType: 'escrow' }, organisation);
  expect([account.isDesignated, account.country]).toEqual([true, null]);
});

const rule = (threshold: number, ...approvals: readonly number[]): AuthorisationRule => ({
  id: `rule ${threshold}`,
  threshold,
  isArchived: false,
  canAuthoriseOwnPayments: false,
  creatorCanSatisfyRule: false,
  roles: approvals.map((numberRequired, index) => ({ roleId: `role ${index}`, numberRequired })),
});
const asked = (threshold: number, numberRequired: number) => ({ threshold, numberRequired });

test.each([
  ['all where there are none', [asked(1000, 1)], [], [asked(1000, 1)]],
  ['in the order of their thresholds', [asked(20, 2), asked(10, 1)], [], [asked(10, 1), asked(20, 2)]],
  ['the stricter of two with one threshold', [asked(10, 1), asked(10, 2), asked(10, 1)], [], [asked(10, 2)]],
  ['none that the organisation has', [asked(1000, 1)], [rule(1000, 1)], []],
  ['none of which the organisation asks for more, of several roles', [asked(1000, 2)], [rule(1000, 1, 2)], []],
  ['beside those of other thresholds', [asked(1000, 1)], [rule(999, 5)], [asked(1000, 1)]],
  ['in the place of archived ones', [asked(10, 2)], [{ ...rule(10, 1), isArchived: true }], [asked(10, 2)]],
])('the rules that are missing: %s', (_what, wanted, present, missing) => {
  expect(rulesToCreate(wanted, present)).toEqual({ missing });
});

test('a rule of the organisation that asks for less stands in the way', () => {
  const { taken } = rulesToCreate([asked(10, 1), asked(1000, 3)], [rule(1000, 1, 1)]);
  expect(taken).toEqual({ threshold: 1000, asked: 3, present: 2 });
});

test('an asked rule needs the role that was chosen, and nothing of the maker', () => {
  expect(ruleOf(asked(1000, 2), 'director')).toEqual({
    thresholdAbove: 1000,
    canAuthoriseOwnPayments: false,
    paymentCreatorCanSatisfyRule: false,
    roles: [{ roleId: 'director', numberRequired: 2 }],
  });
});
