import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AmountInput } from '../../../frontend/src/ui/money/AmountInput';
import { UiProvider } from '../../../frontend/src/ui/theme/UiProvider';

function Field({ currency, onValue }: { currency: string; onValue: (value: string) => void }) {
  const [value, setValue] = useState('');
  const change = (next: string) => {
    setValue(next);
    onValue(next);
  };
  return <AmountInput label="Amount" value={value} currency={currency} onChange={change} />;
}

const show = (currency: string) => {
  const onValue = jest.fn();
  render(
    <UiProvider isTest>
      <Field currency={currency} onValue={onValue} />
    </UiProvider>,
  );
  return { input: screen.getByRole('textbox', { name: 'Amount' }), onValue };
};

test('an expression becomes an amount with two decimals when the field loses the focus', async () => {
  const { input, onValue } = show('EUR');
  await userEvent.type(input, '1200*1.2');
  expect(input).toHaveValue('1200*1.2');
  await userEvent.tab();
  expect(input).toHaveValue('1,440.00');
  expect(onValue).toHaveBeenLastCalledWith('1440.00');
});

test('an amount in yen has no decimals', async () => {
  const { input, onValue } = show('JPY');
  await userEvent.type(input, '12k');
  await userEvent.tab();
  expect(input).toHaveValue('12,000');
  expect(onValue).toHaveBeenLastCalledWith('12000');
});

test('an invalid amount stays as typed', async () => {
  const { input, onValue } = show('EUR');
  await userEvent.type(input, '12x');
  await userEvent.tab();
  expect(input).toHaveValue('12x');
  expect(onValue).toHaveBeenLastCalledWith('12x');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['12.450', 'EUR', ['12,450.00', '12.45'], '12450.00'],
  ['1,234.567', 'EUR', ['1,234,567.00', '1,234.57'], '1234567.00'],
  ['1,5', 'EUR', ['1.50'], '1.50'],
  ['10/3', 'EUR', ['3.33'], '3.33'],
  ['12.5', 'JPY', ['13'], '13'],
])('%s %s stays as typed, and the field asks what was meant: %j', async (typed, currency, proposals, taken) => {
  const { input, onValue } = show(currency);
  await userEvent.type(input, typed);
  expect(screen.queryByText(/Did you mean/)).toBeNull();
  await userEvent.tab();
  expect(input).toHaveValue(typed);
  expect(onValue).toHaveBeenLastCalledWith(typed);
  expect(input).toHaveAccessibleDescription(`Did you mean ${proposals.join(' or ')}?`);
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(proposals.map((text) => `Use ${text}`));
  await userEvent.click(screen.getByRole('button', { name: `Use ${proposals[0]}` }));
  expect(onValue).toHaveBeenLastCalledWith(taken);
  expect(input).toHaveValue(proposals[0]);
  expect(input).toHaveFocus();
  expect(screen.queryByText(/Did you mean/)).toBeNull();
});

test('an amount with decimals is not rounded when the currency turns out to have none', () => {
  const field = (currency: string) => (
    <UiProvider isTest>
      <AmountInput label="Amount" value="12.50" currency={currency} onChange={() => undefined} />
    </UiProvider>
  );
  const { rerender } = render(field('EUR'));
  expect(screen.getByRole('textbox')).toHaveValue('12.50');
  rerender(field('JPY'));
  expect(screen.getByRole('textbox')).toHaveValue('12.50');
  expect(screen.getByText('Did you mean 13?')).toBeVisible();
});

test('the mouse wheel does not change the amount', async () => {
  const { input } = show('EUR');
  await userEvent.type(input, '10');
  fireEvent.wheel(input, { deltaY: 100 });
  await userEvent.tab();
  expect(input).toHaveValue('10.00');
});
