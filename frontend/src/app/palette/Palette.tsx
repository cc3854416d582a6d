import { IconKeyboard, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../../../domain/messages';
import { matchingCommands, type CommandGroup } from '../../ui/palette/command';
import { CommandPalette } from '../../ui/palette/CommandPalette';
import { searchThrottleMs, useThrottle } from '../../ui/timing';
import { useColorScheme } from '../../ui/theme/UiProvider';
import { usePortal } from '../../session/PortalContext';
import { useAccountCommands } from '../accounts/useAccountCommands';
import { useCommands } from './commandsContext';
import { findCommands } from './findCommands';
import { useFind } from './findQuery';
import { pageCommands } from './pageCommands';

/** The command palette: go to a page, open a form, find a payment or a beneficiary of the selected account, or switch the account. */
export function Palette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const portal = usePortal();
  const { open } = useCommands();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState('');
  const search = useThrottle(setWanted, searchThrottleMs);
  const type = (next: string) => {
    setText(next);
    search(next);
  };
  const close = () => {
    type('');
    onClose();
  };
  const session = useSessionCommands();
  const mayFind = isOpen && portal.systemStatus === 'noErrors';
  const { found, isBusy } = useFind(mayFind ? portal.account?.id : undefined, wanted);
  const accounts = useAccountCommands(isOpen && wanted.trim() !== '', wanted);
  const goTo = (path: string) => void navigate(path);
  return (
    <CommandPalette
      isOpen={isOpen}
      onClose={close}
      text={text}
      onText={type}
      placeholder="Search or jump to…"
      groups={[
        ...matchingCommands([...pageCommands(portal, goTo), session, help(() => open('shortcuts'))], text),
        ...(found && text.trim() ? findCommands(found, goTo) : []),
        ...(accounts.commands.length > 0 ? [{ label: 'Switch account', commands: accounts.commands }] : []),
      ]}
      isBusy={isBusy || accounts.isBusy || text !== wanted}
      emptyText="Nothing matches."
    />
  );
}

/** The commands that are not pages: the colour scheme and the log-out. */
function useSessionCommands(): CommandGroup {
  const { logOut } = usePortal();
  const { isDark, toggle } = useColorScheme();
  const Mark = isDark ? IconSun : IconMoon;
  return {
    label: 'Session',
    commands: [
      {
        id: 'look',
        label: isDark ? 'Light look' : 'Dark look',
        icon: <Mark size={18} stroke={1.7} aria-hidden />,
        run: toggle,
      },
      {
        id: 'log-out',
        label: messages.shell.logOut,
        icon: <IconLogout size={18} stroke={1.7} aria-hidden />,
        run: logOut,
      },
    ],
  };
}

const help = (showShortcuts: () => void): CommandGroup => ({
  label: 'Help',
  commands: [
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      icon: <IconKeyboard size={18} stroke={1.7} aria-hidden />,
      keys: '?',
      run: showShortcuts,
    },
  ],
});
