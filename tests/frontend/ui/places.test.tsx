import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField } from '../../../frontend/src/ui/DateField';
import { formatCompact, formatCount } from '../../../frontend/src/ui/formats';
import {
  formatDay,
  formatInstant,
  formatLongDay,
  formatShortDay,
  formatWeekday,
} from '../../../frontend/src/ui/formatDate';
import { AmountInput } from '../../../frontend/src/ui/money/AmountInput';
import { Money } from '../../../frontend/src/ui/money/Money';
import { UiProvider } from '../../../frontend/src/ui/theme/UiProvider';
import { setPlace } from '../support/setPlace';

afterEach(() => jest.restoreAllMocks());

const day = '2026-11-24';

test.each([
  ['en-GB', '24 Nov 2026', 'Tuesday 24 November', '12,450.00 EUR', '1,234', '12.5k'],
  ['en-US', 'Nov 24, 2026', 'Tuesday, November 24', '12,450.00 EUR', '1,234', '12.5k'],
  ['de-DE', '24 Nov 2026', 'Tuesday 24 November', '12.450,00 EUR', '1.234', '12,5k'],
  ['fr-FR', '24 Nov 2026', 'Tuesday 24 November', '12\u202f450,00 EUR', '1\u202f234', '12,5k'],
  ['sv-SE', '2026 Nov 24', 'Tuesday, November 24', '12\u00a0450,00 EUR', '1\u00a0234', '12,5k'],
])('in %s dates and numbers are shown in its order and with its separators', (locale, ...shown) => {
  setPlace(locale);
  const { container } = render(<Money amount="12450" currency="EUR" />);
  const money = container.textContent;
  expect([formatDay(day), formatWeekday(day), money, formatCount(1234), formatCompact(12_500)]).toEqual(shown);
  expect(formatInstant(`${day}T12:00:00Z`)).toMatch(new RegExp(`^${shown[0]}, \\d\\d:\\d\\d `));
});

test('months and weekdays have three letters where they are short', () => {
  setPlace('en-GB');
  expect([formatDay('2026-09-03'), formatLongDay('2026-09-03'), formatShortDay('2026-09-03')]).toEqual([
    '3 Sep 2026',
    '3 September 2026',
    'Thu 3',
  ]);
});

function Fields({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('');
  const field = {
    value,
    onChange: (next: string) => {
      setValue(next);
      onChange(next);
    },
  };
  return (
    <UiProvider isTest>
      <AmountInput label="Amount" currency="EUR" {...field} />
      <DateField label="Date" {...field} />
    </UiProvider>
  );
}

async function type(field: 'Amount' | 'Date', text: string) {
  const values: string[] = [];
  render(<Fields onChange={(value) => values.push(value)} />);
  const input = screen.getByRole('textbox', { name: field });
  await userEvent.type(input, text);
  return { input, value: () => values.at(-1) };
}

test.each([
  ['en-GB', '1,234.50', '1,234.50'],
  ['en-GB', '1,234', '1,234.00'],
  ['en-US', '1234.5', '1,234.50'],
  ['de-DE', '1.234,50', '1.234,50'],
  ['de-DE', '1.234', '1.234,00'],
  ['de-DE', '1234.50', '1.234,50'],
  ['de-DE', '1200*1,2', '1.440,00'],
  ['fr-FR', '1 234,50', '1\u202f234,50'],
  ['fr-FR', '1234,5', '1\u202f234,50'],
])('in %s the typed amount %s is taken, and shown as %s', async (locale, text, shown) => {
  setPlace(locale);
  const { input, value } = await type('Amount', text);
  await userEvent.tab();
  expect(input).toHaveValue(shown);
  expect(value()).toMatch(/^1(234\.[05]0|440\.00)$/);
});

test.each([
  ['en-GB', '1.234', 'Did you mean 1,234.00 or 1.23?'],
  ['en-US', '1.234,50', 'Did you mean 1,234.50?'],
  ['de-DE', '1,234', 'Did you mean 1.234,00 or 1,23?'],
  ['de-DE', '1,234.50', 'Did you mean 1.234,50?'],
  ['fr-FR', '1.234', 'Did you mean 1\u202f234,00 or 1,23?'],
])('in %s the amount %s is asked about', async (locale, text, question) => {
  setPlace(locale);
  await type('Amount', text);
  await userEvent.tab();
  expect(document.body).toHaveTextContent(question.replace(/\s/g, ' '));
});

test.each([
  ['en-GB', '3/4/2026', '2026-04-03', 'Read as 3 April 2026.', '3 Apr 2026'],
  ['en-US', '3/4/2026', '2026-03-04', 'Read as March 4, 2026.', 'Mar 4, 2026'],
  ['de-DE', '03.04.2026', '2026-04-03', 'Read as 3 April 2026.', '3 Apr 2026'],
  ['fr-FR', '03/04/2026', '2026-04-03', 'Read as 3 April 2026.', '3 Apr 2026'],
])('in %s the typed date %s is %s, and the field says so', async (locale, text, value, words, shown) => {
  setPlace(locale);
  const typed = await type('Date', text);
  expect(typed.value()).toBe(value);
  expect(screen.getByText(words)).toBeVisible();
  await userEvent.tab();
  expect(typed.input).toHaveValue(shown);
  expect(screen.queryByText(words)).toBeNull();
});

test.each([
  ['en-US', '24/11/2026', 'Enter a date such as Nov 24, 2026.'],
  ['en-GB', '11/24/2026', 'Enter a date such as 24 Nov 2026.'],
])('in %s the date %s of another order is not taken', async (locale, text, error) => {
  setPlace(locale);
  const typed = await type('Date', text);
  await userEvent.tab();
  expect(typed.value()).toBe(text);
  expect(screen.getByText(error)).toBeVisible();
});

test.each(['24/11/2026', '24 Nov 2026', '3/3/2026', '2026-03-04'])(
  'the date %s needs no word of explanation',
  async (text) => {
    const typed = await type('Date', text);
    expect(typed.value()).toMatch(/^2026-\d\d-\d\d$/);
    expect(screen.queryByText(/^Read as/)).toBeNull();
  },
);
