import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../frontend/src/ui/Button';
import { ConfirmDialog } from '../../../frontend/src/ui/ConfirmDialog';
import { matchingCommands, type Command } from '../../../frontend/src/ui/palette/command';
import { CommandPalette } from '../../../frontend/src/ui/palette/CommandPalette';
import { Panel } from '../../../frontend/src/ui/Panel';
import { UiProvider } from '../../../frontend/src/ui/theme/UiProvider';
import { loadToasts, showToast } from '../../../frontend/src/ui/toast';
import type { ToastKind } from '../../../frontend/src/ui/ToastList';
import { renderToasts } from '../support/renderToasts';

afterEach(() => jest.useRealTimers());

function Opener({ children }: { children: (state: { isOpen: boolean; onClose: () => void }) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <UiProvider isTest>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {children({ isOpen, onClose: () => setIsOpen(false) })}
    </UiProvider>
  );
}

test('the focus moves into a panel, stays there and returns', async () => {
  const user = userEvent.setup();
  render(
    <Opener>
      {(state) => (
        <Panel {...state} title="Details">
          <Button>Within</Button>
        </Panel>
      )}
    </Opener>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const panel = await screen.findByRole('dialog', { name: 'Details' });
  await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
  for (let turn = 0; turn < 4; turn++) {
    await user.tab();
    expect(panel).toContainElement(document.activeElement as HTMLElement);
  }
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a dialog names the action and focuses Cancel, and gives the focus back', async () => {
  const user = userEvent.setup();
  const onConfirm = jest.fn();
  render(
    <Opener>
      {(state) => (
        <ConfirmDialog {...state} title="Delete payment" confirmLabel="Delete payment" onConfirm={onConfirm}>
          This cannot be undone.
        </ConfirmDialog>
      )}
    </Opener>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

describe('CommandPalette', () => {
  const commands = (run: (id: string) => void): Command[] =>
    ['Payments', 'Beneficiaries', 'New payment'].map((label) => ({
      id: label,
      label,
      disabledReason: label === 'New payment' ? 'This action is disabled due to your role' : undefined,
      run: () => run(label),
    }));

  function Palette({ run, onClose }: { run: (id: string) => void; onClose: () => void }) {
    const [text, setText] = useState('');
    const groups = matchingCommands([{ label: 'Go to', commands: commands(run) }], text);
    const rest = { placeholder: 'Jump', emptyText: 'Nothing matches.' };
    return (
      <UiProvider isTest>
        <CommandPalette isOpen onClose={onClose} text={text} onText={setText} groups={groups} {...rest} />
      </UiProvider>
    );
  }

  test('the arrows move the selection in a circle, typing filters, Enter runs the command', async () => {
    const user = userEvent.setup();
    const [run, onClose] = [jest.fn(), jest.fn()];
    render(<Palette run={run} onClose={onClose} />);
    const box = screen.getByRole('combobox', { name: 'Jump' });
    await waitFor(() => expect(box).toHaveFocus());
    const chosen = () => screen.getByRole('option', { selected: true });
    expect(chosen()).toHaveTextContent('Payments');
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toHaveTextContent('New payment');
    expect(box).toHaveAttribute('aria-activedescendant', chosen().id);
    await user.keyboard('{Enter}');
    expect(run).not.toHaveBeenCalled();
    expect(chosen()).toHaveTextContent('This action is disabled due to your role');
    await user.keyboard('{ArrowDown}bene{Enter}');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(run).toHaveBeenCalledWith('Beneficiaries');
  });

  test('a search without matches shows a text', async () => {
    const user = userEvent.setup();
    render(<Palette run={() => undefined} onClose={() => undefined} />);
    expect(screen.getByText('3 results')).toHaveAttribute('role', 'status');
    await user.type(screen.getByRole('combobox', { name: 'Jump' }), 'payment new');
    expect(screen.getByText('1 result')).toBeInTheDocument();
    await user.keyboard('x');
    expect(screen.getByText('Nothing matches.')).toBeVisible();
  });
});

const kinds: readonly ToastKind[] = ['info', 'danger', 'success', 'gray', 'primary', 'warning'];

test.each(kinds)('a toast of the kind %s shows its text and can be dismissed', async (kind) => {
  renderToasts();
  act(() => showToast(kind, `Something ${kind}`));
  expect(await screen.findByRole(kind === 'danger' ? 'alert' : 'status')).toHaveTextContent(`Something ${kind}`);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText(`Something ${kind}`)).toBeNull());
});

test('a toast of a page is removed when another page opens, one of no page stays', async () => {
  renderToasts();
  await act(() => loadToasts());
  act(() => showToast('success', 'Of the second page', '/two'));
  act(() => showToast('success', 'Of another page', '/other'));
  act(() => showToast('success', 'Of no page'));
  expect(await screen.findByText('Of another page')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Two' }));
  await waitFor(() => expect(screen.queryByText('Of another page')).toBeNull());
  expect(screen.getByText('Of the second page')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Three' }));
  await waitFor(() => expect(screen.queryByText('Of the second page')).toBeNull());
  expect(screen.getByText('Of no page')).toBeVisible();
});
