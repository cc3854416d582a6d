import { render, screen } from '@testing-library/react';
import { Checkbox } from '../../../frontend/src/ui/Checkbox';

const show = (isLabelHidden?: boolean) =>
  render(<Checkbox label="Select all" isChecked={false} onChange={() => undefined} isLabelHidden={isLabelHidden} />);

test('a checkbox shows its label', () => {
  show();
  expect(screen.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked();
  expect(screen.getByText('Select all')).not.toHaveClass('visually-hidden');
});

test('in a table the label is for screen readers only', () => {
  show(true);
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeVisible();
  expect(screen.getByText('Select all')).toHaveClass('visually-hidden');
});
