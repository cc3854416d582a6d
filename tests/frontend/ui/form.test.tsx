import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { object, string } from 'yup';
import { Button } from '../../../frontend/src/ui/Button';
import { Form, type SubmitError } from '../../../frontend/src/ui/form/Form';
import { FormSelect, FormText } from '../../../frontend/src/ui/form/fields';
import type { ErrorTiming } from '../../../frontend/src/ui/form/formErrors';
import { UiProvider } from '../../../frontend/src/ui/theme/UiProvider';

const required = 'This field is required.';
const schema = object({ name: string().required(required), colour: string().required(required) });
const colours = [{ value: 'red', label: 'Red' }];

function show(onSubmit: () => Promise<SubmitError | undefined>, errorTiming?: ErrorTiming) {
  const initialValues = { name: '', colour: '' };
  render(
    <UiProvider isTest>
      <Form initialValues={initialValues} schema={schema} errorTiming={errorTiming} onSubmit={onSubmit}>
        <FormText name="name" label="Name" isRequired />
        <FormSelect name="colour" label="Colour" isRequired options={colours} />
        <Button type="submit">Save</Button>
      </Form>
    </UiProvider>,
  );
  return userEvent.setup();
}

const name = () => screen.getByRole('textbox', { name: /^Name/ });

test('errors show after an attempt to submit; the summary takes the focus and links to the fields', async () => {
  const send = jest.fn(async () => undefined);
  const user = show(send);
  await user.click(name());
  await user.tab();
  expect(screen.queryByText(required)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('2 fields need your attention')).toBeVisible();
  await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole('alert')));
  expect(name()).toHaveAccessibleDescription(required);
  await user.click(screen.getByRole('button', { name: `Colour: ${required}` }));
  expect(screen.getByRole('combobox', { name: 'Colour' })).toHaveFocus();
  await user.type(name(), 'Maya');
  expect(await screen.findByText('One field needs your attention')).toBeVisible();
  expect(name()).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test('with errorTiming touched, an error shows when its field loses the focus', async () => {
  const user = show(async () => undefined, 'touched');
  await user.click(name());
  await user.tab();
  await waitFor(() => expect(name()).toHaveAccessibleDescription(required));
  expect(screen.getByText('One field needs your attention')).toBeVisible();
});

test('an error of the server shows at its field until the field changes', async () => {
  const user = show(async () => ({ field: 'name', message: 'That name is taken.' }));
  await user.type(name(), 'Maya');
  await user.type(screen.getByRole('combobox', { name: 'Colour' }), 'red');
  await user.click(screen.getByRole('option', { name: 'Red' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(name()).toHaveAccessibleDescription('That name is taken.'));
  await user.type(name(), 'n');
  await waitFor(() => expect(name()).not.toHaveAccessibleDescription());
});

test('a key renders its own field, and no other', async () => {
  const rendered: string[] = [];
  const field = (id: string) => (
    <Profiler id={id} onRender={(of) => rendered.push(of)}>
      <FormText name={id} label={id} />
    </Profiler>
  );
  render(
    <UiProvider isTest>
      <Form initialValues={{ reason: '', reference: '' }} onSubmit={async () => undefined}>
        {field('reason')}
        {field('reference')}
      </Form>
    </UiProvider>,
  );
  const user = userEvent.setup();
  const reference = screen.getByRole('textbox', { name: 'reference' });
  await user.click(reference);
  rendered.length = 0;
  await user.type(reference, 'INV');
  expect(reference).toHaveValue('INV');
  expect(new Set(rendered)).toEqual(new Set(['reference']));
});

test('a field without a form says that it needs one', () => {
  const show = () => render(<FormText name="reason" label="Reason" />);
  expect(show).toThrow('This component must stand in a form.');
});
