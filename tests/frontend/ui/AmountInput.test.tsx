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
  await userEvent.type(input, '1,5');
  await userEvent.tab();
  expect(input).toHaveValue('1,5');
  expect(onValue).toHaveBeenLastCalledWith('1,5');
});

test('the mouse wheel does not change the amount', async () => {
  const { input } = show('EUR');
  await userEvent.type(input, '10');
  fireEvent.wheel(input, { deltaY: 100 });
  await userEvent.tab();
  expect(input).toHaveValue('10.00');
});
