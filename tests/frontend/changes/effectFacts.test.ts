import type { RowEffect } from '../../../domain/changes/effect';
import { factsOfRow, idsIn, tableLabel } from '../../../frontend/src/features/changes/effectFacts';

const roleId = '00000000-0000-4000-8000-0000000000b1';
const accountId = '00000000-0000-4000-8000-0000000000a1';
const effect = (before: object | null, after: object | null, table = 'CurrencyCloudContacts') =>
  ({ table, before, after }) as unknown as RowEffect;
const nameOf = (id: string) => (id === roleId ? 'Approver' : id);

test.each([
  ['CurrencyCloudContacts', 'Seat'],
  ['payment_auth_rule_role', 'Approvals of the rule'],
  ['new_kind_of_row', 'New kind of row'],
])('the row of %s is named %s', (table, label) => {
  expect(tableLabel(effect(null, null, table))).toBe(label);
});

test('a fact is named in words, with its value before and after; the ids of the row itself are left out', () => {
  const before = { id: 'x', org_id: 'o', role_id: roleId, upper_fx_limit: null, can_authorise_own_payments: false };
  const after = { ...before, upper_fx_limit: '5000', can_authorise_own_payments: true };
  expect(factsOfRow(effect(before, after), nameOf)).toEqual([
    { label: 'Role', before: 'Approver', now: 'Approver' },
    { label: 'Upper FX limit', before: undefined, now: '5000' },
    { label: 'May approve own payments', before: 'No', now: 'Yes' },
  ]);
});

test('what becomes of a seat at the provider is said in words', () => {
  const before = { id: 'x', contact_state: 'refused', contact_refusal: 'Not known' };
  expect(factsOfRow(effect(before, { id: 'x', contact_state: 'waiting', contact_refusal: null }), nameOf)).toEqual([
    { label: 'At the provider', before: 'Refused', now: 'Waiting' },
    { label: 'Not opened at the provider because', before: 'Not known', now: undefined },
  ]);
});

test('a user is named by the username, and what the identity provider is asked for is said in words', () => {
  expect(factsOfRow(effect(null, { id: 'una', enabled: true }, 'users'), nameOf)).toEqual([
    { label: 'Username', before: undefined, now: 'una' },
    { label: 'Enabled', before: undefined, now: 'Yes' },
  ]);
  const operation = { id: 'x', kind: 'disable_mfa', user_id: 'una', state: 'begun', attempts: 0, requested_by: 'sol' };
  expect(factsOfRow(effect(null, operation, 'identity_operations'), nameOf)).toEqual([
    { label: 'Operation', before: undefined, now: 'Switch the second factors off' },
    { label: 'User', before: undefined, now: 'una' },
  ]);
});

test.each([
  ['a text without a name of its own', { short_note: 'Hello' }, 'Short note', 'Hello'],
  ['a list of switches', { four_eyes: ['tariffs', 'else'] }, 'Needs a second administrator', 'Tariffs, else'],
  ['an object', { details: { fee: '1' } }, 'Details', '{"fee":"1"}'],
  ['a number', { threshold: 0 }, 'Payments above', '0'],
])('%s is shown', (_what, after, label, now) => {
  expect(factsOfRow(effect(null, after), nameOf)).toEqual([{ label, before: undefined, now }]);
});

test.each([[{ notes: null }], [{ notes: '' }], [{ four_eyes: [] }]])(
  'a value that is empty is left out: %j',
  (after) => {
    expect(factsOfRow(effect({ notes: null }, after), nameOf)).toEqual([]);
  },
);

test('the ids of an effect are named once, on either side', () => {
  const effects = [
    effect(null, { role_id: roleId, name: 'No id' }),
    effect({ role_id: roleId, account_id: accountId }, null),
  ];
  expect(idsIn(effects)).toEqual([roleId, accountId]);
});
