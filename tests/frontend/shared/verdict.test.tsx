import { render, screen } from '@testing-library/react';
import type { SimulatedAccount } from '../../../domain/organisations/simulator';
import { Verdict } from '../../../frontend/src/shared/simulator/Verdict';

const rule = {
  id: 'above-100',
  threshold: 100,
  isArchived: false,
  canAuthoriseOwnPayments: false,
  creatorCanSatisfyRule: false,
  roles: [{ roleId: 'manager', numberRequired: 1 }],
};
const seat = (userId: string, roleId: string) => ({ userId, roleId, upperLimit: null });
const accountOf = (...seats: SimulatedAccount['seats']): SimulatedAccount => ({
  rules: [rule],
  creatingRoleIds: ['clerk'],
  seats,
});
const names: Readonly<Record<string, string>> = { ann: 'Ann', ben: 'Ben', cleo: 'Cleo', dan: 'Dan' };

test('what a change gives and takes is marked as changed, and nothing else is', () => {
  const before = accountOf(seat('ann', 'clerk'), seat('ben', 'manager'));
  const after = accountOf(seat('cleo', 'clerk'), seat('dan', 'manager'));
  render(<Verdict before={before} after={after} amount="500" nameOf={(id) => names[id] ?? id} />);
  const facts = screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(facts).toEqual([
    'May create: Cleo',
    'May approve: Dan',
    'Fewest people: 2 people: Cleo, Dan',
    'Fewest people before: 2 people',
    'Can create from now on · Changed: Cleo',
    'Can no longer create · Changed: Ann',
    'Can approve from now on · Changed: Dan',
    'Can no longer approve · Changed: Ben',
  ]);
});

test('who releases a payment alone is named; where nobody can, that is said', () => {
  const alone = { ...accountOf(seat('ann', 'clerk')), rules: [] };
  const nobody = accountOf(seat('ben', 'manager'));
  const { rerender } = render(<Verdict before={nobody} after={alone} amount="500" nameOf={(id) => names[id] ?? id} />);
  expect(screen.getByText(/Ann creates and releases this payment without another person/)).toBeVisible();
  expect(screen.getByText('No approval is due')).toBeVisible();
  rerender(<Verdict before={alone} after={nobody} amount="500" nameOf={(id) => names[id] ?? id} />);
  expect(screen.getByText('Too few people may create or approve it.')).toBeVisible();
  expect(screen.queryByText(/without another person/)).toBeNull();
  expect(screen.getAllByText('No user')).toHaveLength(2);
});
