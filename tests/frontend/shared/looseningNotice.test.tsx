import { render, screen } from '@testing-library/react';
import type { AuthorisationRule } from '../../../domain/payments/authorisation';
import { LooseningNotice } from '../../../frontend/src/shared/simulator/LooseningNotice';
import type { RuleFacts } from '../../../frontend/src/shared/simulator/ruleFacts';

const stored = (id: string, threshold: number, numberRequired: number) => ({
  __typename: 'organisation_payment_auth_rule' as const,
  id,
  threshold,
  is_archived: false,
  can_authorise_own_payments: false,
  payment_creator_can_satisfy_rule: false,
  roles: [{ auth_rule_id: id, role_id: 'manager', number_required: numberRequired }],
});

const facts = {
  authorisation_currency: 'SEK',
  roles: [{ id: 'manager', name: 'Manager' }],
  paymentAuthRules: [stored('low', 1_000, 1), stored('high', 50_000, 2)],
} as unknown as RuleFacts;

/** What the notice says where the change makes other rules of those that are stored. */
function sentences(rules: (before: readonly AuthorisationRule[]) => readonly AuthorisationRule[]): string[] {
  render(<LooseningNotice facts={facts} change={(account) => ({ ...account, rules: rules(account.rules) })} />);
  return screen.queryAllByRole('listitem').map((item) => item.textContent);
}

const asking = (rule: AuthorisationRule, numberRequired: number): AuthorisationRule => ({
  ...rule,
  roles: [{ roleId: 'manager', numberRequired }],
});

test('rules that ask for as much say nothing', () => {
  expect(sentences((rules) => rules)).toEqual([]);
});

test('fewer approvals are said with both numbers', () => {
  expect(sentences(([low, high]) => [low!, asking(high!, 1)])).toEqual([
    'Payments above 50,000 SEK will need 1 approval instead of 2.',
  ]);
});

test('no approval is said in words, and a maker who approves', () => {
  expect(sentences(([, high]) => [{ ...high!, canAuthoriseOwnPayments: true }])).toEqual([
    'Payments above 1,000 SEK will need no approvals instead of 1.',
    'Payments above 50,000 SEK: their maker can give one of the approvals.',
  ]);
});

test('larger payments that need fewer than smaller ones are said with both amounts', () => {
  expect(sentences(([low, high]) => [asking(low!, 3), high!])).toEqual([
    'Payments above 50,000 SEK will need 2 approvals, and those above 1,000 SEK need 3.',
  ]);
});
