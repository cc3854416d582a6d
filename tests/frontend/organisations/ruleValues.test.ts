import fc from 'fast-check';
import { faultsOf, roleField, ruleOf, valuesOf } from '../../../frontend/src/features/organisations/rules/ruleValues';
import type { RuleFacts } from '../../../frontend/src/shared/simulator/ruleFacts';

const roleIds = [1, 2, 3].map((digit) => `3fa85f64-5717-4562-b3fc-${String(digit).repeat(12)}`);

const factsWith = (paymentAuthRules: readonly object[] = []) =>
  ({ roles: roleIds.map((id) => ({ id, name: `Role ${id}` })), paymentAuthRules }) as unknown as RuleFacts;

const people = fc.integer({ min: 1, max: 20 });
const aRule = fc.record({
  thresholdAbove: fc.integer({ min: 0, max: 2_000_000_000 }),
  canAuthoriseOwnPayments: fc.boolean(),
  paymentCreatorCanSatisfyRule: fc.boolean(),
  roles: fc
    .subarray(roleIds, { minLength: 1 })
    .chain((ids) =>
      fc.tuple(...ids.map((roleId) => fc.record({ roleId: fc.constant(roleId), numberRequired: people }))),
    ),
});

test('the form of any rule holds that rule, and has no fault', () => {
  fc.assert(
    fc.property(aRule, (rule) => {
      const stored = {
        id: 'r1',
        threshold: rule.thresholdAbove,
        can_authorise_own_payments: rule.canAuthoriseOwnPayments,
        payment_creator_can_satisfy_rule: rule.paymentCreatorCanSatisfyRule,
        roles: rule.roles.map(({ roleId, numberRequired }) => ({ role_id: roleId, number_required: numberRequired })),
      };
      const facts = factsWith([stored]);
      const values = valuesOf(facts, 'r1');
      expect(ruleOf(values, facts)).toEqual(rule);
      expect(faultsOf(values, facts)).toEqual({});
    }),
  );
});

const notANumber = 'You must provide a valid number for this field.';
const notWhole = 'Enter a whole number.';

/** What may be typed, with the fault of each: as a threshold, and as the people of a role. */
const texts: readonly (readonly [text: string, threshold: string | undefined, people: string | undefined])[] = [
  ['', notANumber, undefined],
  ['0', undefined, undefined],
  ['1', undefined, undefined],
  [' 20 ', undefined, undefined],
  ['21', undefined, 'At most 20 people authorise.'],
  ['2000000001', 'Enter a smaller number.', 'At most 20 people authorise.'],
  ['-1', 'Enter 0 or more.', 'At least one person authorises.'],
  ['2.5', notWhole, notWhole],
  ['-2.5', notWhole, notWhole],
  ['many', notANumber, notANumber],
];
const typed = fc.constantFrom(...texts);

test('whatever is typed, each control has its own fault; that no role is chosen is said at the first role', () => {
  fc.assert(
    fc.property(typed, fc.tuple(typed, typed, typed), ([threshold, thresholdFault], roles) => {
      const values = {
        thresholdAbove: threshold,
        ...Object.fromEntries(roles.map(([text], index) => [roleField(roleIds[index]!), text])),
      };
      const faults = roles.map(([, , fault], index) => [roleField(roleIds[index]!), fault] as const);
      const isNoneAsked = roles.every(([text]) => text === '' || text === '0');
      const expected = [
        ['thresholdAbove', thresholdFault] as const,
        ...faults,
        ...(isNoneAsked ? [[roleField(roleIds[0]!), 'Choose at least one role.'] as const] : []),
      ];
      expect(faultsOf(values, factsWith())).toEqual(
        Object.fromEntries(expected.filter(([, fault]) => fault !== undefined)),
      );
    }),
  );
});
