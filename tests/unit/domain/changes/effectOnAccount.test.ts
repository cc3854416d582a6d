import type { RowEffect } from '../../../../domain/changes/effect';
import { effectOnAccount } from '../../../../domain/changes/effectOnAccount';
import type { SimulatedAccount } from '../../../../domain/organisations/simulator';

const rule = {
  id: 'r1',
  threshold: 1000,
  isArchived: false,
  canAuthoriseOwnPayments: false,
  creatorCanSatisfyRule: false,
  roles: [{ roleId: 'approver', numberRequired: 1 }],
};
const seat = { userId: 'maker', roleId: 'maker', upperLimit: '500' };
const account: SimulatedAccount = { rules: [rule], creatingRoleIds: ['maker'], seats: [seat] };
const of = (...rows: readonly RowEffect[]) => effectOnAccount(rows)(account);
const row = (table: string, before: RowEffect['before'], after: RowEffect['after']) => ({ table, before, after });
const rules = 'organisation_payment_auth_rule';
const required = 'payment_auth_rule_role';
const seats = 'CurrencyCloudContacts';

test.each([
  ['threshold', { threshold: 1500 }, { threshold: 1500 }],
  ['archived', { is_archived: true }, { isArchived: true }],
  ['own', { can_authorise_own_payments: true }, { canAuthoriseOwnPayments: true }],
  ['creating', { payment_creator_can_satisfy_rule: true }, { creatorCanSatisfyRule: true }],
])('a rule changes: %s', (_what, after, expected) => {
  expect(of(row(rules, { id: 'r1' }, { id: 'r1', ...after })).rules).toEqual([{ ...rule, ...expected }]);
});

test('a rule is new, with its roles before it, or deleted', () => {
  const role = row(required, null, { auth_rule_id: 'r2', role_id: 'director', number_required: 2 });
  const made = of(role, row(rules, null, { id: 'r2', threshold: 9, is_archived: false })).rules;
  expect(made[1]).toEqual({
    ...rule,
    id: 'r2',
    threshold: 9,
    roles: [{ roleId: 'director', numberRequired: 2 }],
  });
  expect(of(row(rules, { id: 'r1', threshold: 1000 }, null)).rules).toEqual([]);
});

test('a rule asks for other people, in whichever order the rows come', () => {
  const gone = row(required, { auth_rule_id: 'r1', role_id: 'approver', number_required: 1 }, null);
  const more = row(required, null, { auth_rule_id: 'r1', role_id: 'approver', number_required: 2 });
  const roles = [{ roleId: 'approver', numberRequired: 2 }];
  expect(of(gone, more).rules).toEqual([{ ...rule, roles }]);
  expect(of(gone).rules).toEqual([{ ...rule, roles: [] }]);
});

test('a role gains or loses the right to create payments', () => {
  expect(of(row('roles', { id: 'x' }, { id: 'x', can_create_payments: true })).creatingRoleIds).toEqual(['maker', 'x']);
  expect(of(row('roles', { id: 'maker' }, { id: 'maker', can_create_payments: false })).creatingRoleIds).toEqual([]);
  expect(of(row('roles', { id: 'maker' }, { id: 'maker', name: 'New' })).creatingRoleIds).toEqual(['maker']);
  expect(of(row('roles', { id: 'maker', can_create_payments: true }, null)).creatingRoleIds).toEqual([]);
});

test('a seat is given or changed, and one of a disabled user changes nothing', () => {
  const given = { user_id: 'amy', role_id: 'approver', upper_fx_limit: null };
  expect(of(row(seats, null, given)).seats).toEqual([{ userId: 'amy', roleId: 'approver', upperLimit: null }, seat]);
  const limit = row(seats, { user_id: 'maker', upper_fx_limit: 500 }, { user_id: 'maker', upper_fx_limit: 250.5 });
  expect(of(limit).seats).toEqual([{ ...seat, upperLimit: '250.5' }]);
  const other = row(seats, { user_id: 'off', role_id: 'a' }, { user_id: 'off', role_id: 'b' });
  expect(of(other).seats).toEqual([seat]);
  expect(of(row(seats, { user_id: 'maker' }, null)).seats).toEqual([]);
});

test('other tables change nothing', () => {
  expect(of(row('tariffs', { id: 'r1' }, null))).toEqual(account);
});
