import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import {
  KeySequence,
  ShortcutRegistry,
  type Shortcut,
  useShortcutKeys,
  useShortcuts,
} from '../../../frontend/src/ui/shortcuts/shortcuts';
import { ShortcutSheet } from '../../../frontend/src/ui/shortcuts/ShortcutSheet';
import { UiProvider } from '../../../frontend/src/ui/theme/UiProvider';

const shortcut = (keys: string, run = () => undefined): Shortcut => ({
  keys,
  label: `Does ${keys}`,
  group: 'Test',
  run,
});

test('two keys are one shortcut if the second follows within the time limit', () => {
  const sequence = new KeySequence();
  const list = [shortcut('g p'), shortcut('p')];
  expect(sequence.read('g', 0, list)).toBeUndefined();
  expect(sequence.read('p', 1400, list)?.keys).toBe('g p');
  expect(sequence.read('p', 1500, list)?.keys).toBe('p');
  sequence.read('g', 2000, list);
  expect(sequence.read('p', 4000, list)?.keys).toBe('p');
});

test('of two shortcuts with the same keys the last one added wins, until it is removed', () => {
  const registry = new ShortcutRegistry();
  const [first, second] = [shortcut('j'), shortcut('j')];
  registry.add([first]);
  const remove = registry.add([second]);
  expect(registry.all()).toEqual([second]);
  remove();
  expect(registry.all()).toEqual([first]);
});

function Page({ list, children }: { list: readonly Shortcut[]; children?: ReactNode }) {
  useShortcutKeys();
  useShortcuts(list);
  return (
    <>
      <input aria-label="Text" />
      {children}
    </>
  );
}

test('shortcuts do not work in a field, with Ctrl, or while a dialog is open', async () => {
  const run = jest.fn();
  const list = [shortcut('a', run)];
  const { rerender } = render(<Page list={list} />);
  await userEvent.keyboard('a');
  expect(run).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Control>}a{/Control}{Meta>}a{/Meta}');
  await userEvent.type(screen.getByLabelText('Text'), 'a');
  rerender(
    <Page list={list}>
      <div role="dialog" aria-modal="true" aria-label="Dialog" />
    </Page>,
  );
  await userEvent.click(document.body);
  await userEvent.keyboard('a');
  expect(run).toHaveBeenCalledTimes(1);
});

test('the sheet lists the shortcuts by group and switches single keys off permanently', async () => {
  const run = jest.fn();
  const list = [shortcut('a', run)];
  const page = (isOpen: boolean) => (
    <UiProvider isTest>
      <Page list={list}>
        <ShortcutSheet isOpen={isOpen} onClose={() => undefined} always={[shortcut('Ctrl K')]} />
      </Page>
    </UiProvider>
  );
  const { rerender } = render(page(true));
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Test' })).toHaveTextContent('Does aa');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Single-key shortcuts' }));
  expect(screen.queryByText('Does a')).toBeNull();
  expect(screen.getByText('Does Ctrl K')).toBeVisible();
  rerender(page(false));
  await userEvent.keyboard('a');
  expect(run).not.toHaveBeenCalled();
});
