import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FoundSelect } from '../../../frontend/src/ui/Select';
import { UiProvider } from '../../../frontend/src/ui/theme/UiProvider';

const all = Array.from({ length: 300 }, (_, index) => ({ value: `v${index}`, label: `Customer ${index}` }));

/** A select on a server that gives the first five options that contain the text. */
function Found({ onChosen }: { onChosen: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>(null);
  const [text, setText] = useState('');
  const options = all.filter(({ label }) => label.includes(text)).slice(0, 5);
  const choose = (next: string | null) => {
    setValue(next);
    onChosen(next);
  };
  return (
    <FoundSelect label="Customer" isRequired value={value} options={options} onChange={choose} onSearch={setText} />
  );
}

test('an option that is not among the first is found by its text, and stays chosen', async () => {
  const user = userEvent.setup();
  const onChosen = jest.fn();
  render(
    <UiProvider isTest>
      <Found onChosen={onChosen} />
    </UiProvider>,
  );
  const field = screen.getByRole('combobox', { name: 'Customer' });
  await user.click(field);
  expect(screen.queryByRole('option', { name: 'Customer 271' })).toBeNull();
  await user.type(field, '271');
  await user.click(await screen.findByRole('option', { name: 'Customer 271' }));
  expect(onChosen.mock.calls).toEqual([['v271']]);
  expect(field).toHaveValue('Customer 271');
  await user.click(document.body);
  expect(field).toHaveValue('Customer 271');
});
