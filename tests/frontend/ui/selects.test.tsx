import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countryMatches, countryOptions, CountrySelect } from '../../../frontend/src/ui/CountrySelect';
import { currencyMatches, CurrencySelect } from '../../../frontend/src/ui/CurrencySelect';
import { MultiSelect } from '../../../frontend/src/ui/MultiSelect';
import { Select } from '../../../frontend/src/ui/Select';
import { UiProvider } from '../../../frontend/src/ui/theme/UiProvider';
import { countries } from '../support/data';

const labels = (current?: string) => countryOptions(countries, current).map(({ label }) => label);

test('sanctioned and non-permitted countries cannot be picked, except the current value', () => {
  expect(labels()).toEqual(['Germany', 'United Kingdom', 'United States']);
  expect(labels('KP')).toContain('North Korea (Sanctioned)');
  expect(labels('CU')).toContain('Cuba (Non-permitted jurisdiction)');
});

test('a country is found by name or code, ignoring case', () => {
  const usa = countries[4]!;
  expect(countryMatches(usa, 'usa')).toBe(true);
  expect(countryMatches(usa, 'us')).toBe(true);
  expect(countryMatches(usa, 'STATES')).toBe(true);
  expect(countryMatches(usa, 'ger')).toBe(false);
});

test('a currency is found by the letters of its name or code', () => {
  expect(currencyMatches('GBP', 'g-b p')).toBe(true);
  expect(currencyMatches('GBP', 'british pound')).toBe(true);
  expect(currencyMatches('EUR', '€ eur 12')).toBe(true);
  expect(currencyMatches('EUR', 'pound')).toBe(false);
});

test('the pickers have their placeholders, flags and names', async () => {
  const onChange = jest.fn();
  render(
    <UiProvider isTest>
      <CountrySelect label="Country" isRequired value={null} countries={countries} onChange={onChange} />
      <CurrencySelect label="Currency" value="GBP" onChange={() => undefined} />
    </UiProvider>,
  );
  const country = screen.getByRole('combobox', { name: 'Country' });
  expect(country).toHaveAttribute('placeholder', 'Select Country...');
  expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveAttribute('placeholder', 'Select Currency...');
  expect(document.querySelector('img[src="/flags/GB.svg"]')).toBeInTheDocument();
  await userEvent.type(country, 'usa');
  await userEvent.click(screen.getByRole('option', { name: 'United States' }));
  expect(onChange).toHaveBeenCalledWith('US');
});

test('an optional select has a badge, and one without options shows a text', async () => {
  render(
    <UiProvider isTest>
      <Select label="Colour" value={null} options={[]} onChange={() => undefined} />
    </UiProvider>,
  );
  expect(screen.getByText('Optional')).toBeInTheDocument();
  const input = screen.getByRole('combobox', { name: 'Colour' });
  expect(input).toHaveAttribute('placeholder', 'Search for an option...');
  await userEvent.click(input);
  expect(screen.getByText('No options found')).toBeInTheDocument();
});

describe('an option that is chosen', () => {
  const options = ['Red', 'Blue'].map((label) => ({ value: label.toLowerCase(), label }));
  const onChange = jest.fn();
  const show = (change: { isRequired?: boolean; isFilter?: boolean }) =>
    render(
      <UiProvider isTest>
        <Select label="Colour" value="red" options={options} onChange={onChange} {...change} />
      </UiProvider>,
    );
  // For the mouse alone: with the keyboard the option is chosen again.
  const clear = () => screen.queryByLabelText('Clear Colour', { selector: 'button' });
  const chooseAgain = async () => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Colour' }));
    await userEvent.click(screen.getByRole('option', { name: 'Red' }));
  };

  beforeEach(() => onChange.mockClear());

  describe.each([{}, { isFilter: true }])('where none is required: %j', (change) => {
    test('can be cleared', async () => {
      show(change);
      await userEvent.click(clear()!);
      expect(onChange.mock.calls).toEqual([[null]]);
    });

    test('is taken back by choosing it again', async () => {
      show(change);
      await chooseAgain();
      expect(onChange.mock.calls).toEqual([[null]]);
    });
  });

  test('stays where one is required', async () => {
    show({ isRequired: true });
    expect(clear()).toBeNull();
    await chooseAgain();
    expect(onChange).not.toHaveBeenCalledWith(null);
  });
});

test.each([
  ['a required one', { isRequired: true }, null],
  ['a filter', { isFilter: true }, null],
  ['an optional one', {}, 'Optional'],
])('%s says whether it is optional', (_which, change, badge) => {
  render(
    <UiProvider isTest>
      <Select label="Colour" value={null} options={[]} onChange={() => undefined} {...change} />
    </UiProvider>,
  );
  expect(screen.queryByText('Optional')?.textContent ?? null).toBe(badge);
});

test('a select of several shows its fault in place of its description, and neither where there is none', () => {
  const draw = (error?: string) => (
    <UiProvider isTest>
      <MultiSelect
        label="Currencies"
        values={[]}
        options={[{ value: 'EUR', label: 'Euro' }]}
        onChange={() => undefined}
        description="Several can be chosen."
        error={error}
      />
    </UiProvider>
  );
  const { rerender } = render(draw());
  const field = screen.getByRole('combobox', { name: 'Currencies' });
  expect(field).toBeValid();
  expect(field).toHaveAccessibleDescription('Several can be chosen.');
  rerender(draw('Choose at least one.'));
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Choose at least one.');
});
