import { render, screen } from '@testing-library/react';
import { bankFacts } from '../../../frontend/src/shared/beneficiaries/bankFacts';
import { Details } from '../../../frontend/src/ui/Details';
import { slice } from '../support/data';

const show = (change: Record<string, unknown>) =>
  render(<Details items={bankFacts(slice(change) as unknown as Parameters<typeof bankFacts>[0])} />);

const facts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent.trim()]);

test('a British account: every identifier under its own label, in its groups, with the country', () => {
  const codes = { routingCodeType1: 'sort_code', routingCodeValue1: '200000' };
  show({ iban: null, bicSwift: null, accountNumber: '31926819', bankName: 'Barclays', bankCountry: 'GB', ...codes });
  expect(facts()).toEqual([
    ['Account holder', 'Hansa Metall GmbH'],
    ['Account number', '31926819'],
    ['Sort code', '20-00-00'],
    ['Bank', 'Barclays'],
    ['Bank country', 'United Kingdom'],
  ]);
});

test('two routing codes: both are shown, and one of an unknown type as it is', () => {
  const codes = {
    routingCodeType1: 'bank_code',
    routingCodeValue1: '003',
    routingCodeType2: 'other',
    routingCodeValue2: 'A 1',
  };
  show({ bankCountry: 'HK', iban: null, ...codes });
  expect(facts()).toEqual(
    expect.arrayContaining([
      ['Bank code', '003'],
      ['Second routing code', 'A 1'],
    ]),
  );
});

test('a copy is bare', async () => {
  show({});
  const copied: string[] = [];
  const value = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
  screen.getByRole('button', { name: 'Copy IBAN: DE89 3704 0044 0532 0130 00' }).click();
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(copied).toEqual(['DE89370400440532013000']);
});
