import { IconFileText, IconLogout, IconMoon, IconShieldLock, IconSun, IconUserCircle } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../../../domain/messages';
import { MenuButton, type MenuAction } from '../../ui/MenuButton';
import { useColorScheme } from '../../ui/theme/UiProvider';
import { paths } from '../../session/paths';
import { usePortal } from '../../session/PortalContext';
import classes from './SideMenu.module.css';

/** The user's own menu: profile, colour scheme, terms of use, log out. */
export function UserMenu({ onLeave }: { onLeave: () => void }) {
  const { user, logOut } = usePortal();
  const navigate = useNavigate();
  const colorScheme = useColorSchemeAction();
  const goTo = (path: string) => {
    onLeave();
    void navigate(path);
  };
  const name = `${user.first_name} ${user.last_name}`.trim() || user.id;
  const actions: MenuAction[] = [
    {
      label: messages.shell.profile,
      icon: <IconShieldLock size={16} aria-hidden />,
      onSelect: () => goTo(paths.profile),
    },
    colorScheme,
    {
      label: 'Terms of use',
      icon: <IconFileText size={16} aria-hidden />,
      onSelect: () => window.open(paths.termsOfUse, '_blank', 'noopener'),
    },
    { label: messages.shell.logOut, icon: <IconLogout size={16} aria-hidden />, isApart: true, onSelect: logOut },
  ];
  return (
    <MenuButton actions={actions}>
      <IconUserCircle size={20} stroke={1.6} aria-hidden />
      <span className={classes.user}>{name}</span>
    </MenuButton>
  );
}

function useColorSchemeAction(): MenuAction {
  const { isDark, toggle } = useColorScheme();
  return isDark
    ? { label: 'Light look', icon: <IconSun size={16} aria-hidden />, onSelect: toggle }
    : { label: 'Dark look', icon: <IconMoon size={16} aria-hidden />, onSelect: toggle };
}
