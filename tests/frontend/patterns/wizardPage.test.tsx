import { screen } from '@testing-library/react';
import { useState } from 'react';
import { useWizard } from '../../../frontend/src/shared/patterns/useWizard';
import { WizardPage } from '../../../frontend/src/shared/patterns/WizardPage';
import { address, showPattern } from './showPattern';

function Example({ initiallyDone }: { initiallyDone: readonly string[] }) {
  const [done, setDone] = useState(initiallyDone);
  const step = (key: string, label: string) => ({ key, label, isDone: done.includes(key) });
  const wizard = useWizard([step('company', 'Company'), step('people', 'People'), step('review', 'Review')]);
  const save = () => {
    setDone([...done, wizard.open.key]);
    wizard.goOn();
  };
  return (
    <WizardPage title="New account" wizard={wizard}>
      <button type="button" onClick={save}>
        Continue
      </button>
    </WizardPage>
  );
}

const show = (done: readonly string[], at?: string) => showPattern(<Example initiallyDone={done} />, at);
const heading = (name: string) => screen.getByRole('heading', { level: 2, name });

test('a step that is saved leads to the next, whose heading takes the focus', async () => {
  const user = show([]);
  expect(heading('Company')).not.toHaveFocus();
  expect(screen.getByText('Step 1 of 3')).toBeVisible();
  expect(document.title).toBe('New account, step 1 of 3 · Corridor');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(address()).toBe('/page?step=people');
  expect(heading('People')).toHaveFocus();
  expect(document.title).toBe('New account, step 2 of 3 · Corridor');
  await user.click(screen.getByRole('link', { name: 'Company' }));
  expect(heading('Company')).toHaveFocus();
  expect(screen.getByText('Company', { selector: 'span' }).closest('li')).toHaveAttribute('aria-current', 'step');
});

test.each([
  ['nothing in the address', ['company'], '/page', 'People'],
  ['a step that is done', ['company', 'people'], '/page?step=company', 'Company'],
  ['a step too far', ['company'], '/page?step=review', 'People'],
  ['a step too far over a gap', ['people'], '/page?step=review', 'Company'],
  ['an unknown step', [], '/page?step=nothing', 'Company'],
  ['all done', ['company', 'people', 'review'], '/page', 'Review'],
])('with %s the right step is open', (_what, done, at, open) => {
  show(done, at);
  expect(heading(open)).toBeVisible();
});

test('only steps that may be opened are links; other parameters stay', () => {
  show(['company'], '/page?id=7&step=people');
  expect(screen.getByRole('link', { name: 'Company' })).toHaveAttribute('href', '/page?id=7&step=company');
  expect(screen.queryByRole('link', { name: 'Review' })).toBeNull();
});
