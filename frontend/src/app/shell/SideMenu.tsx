import { IconLogout, IconMoon, IconSun, IconSwitchHorizontal, IconUserCircle } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { appVersion, messages } from '../../../../domain/messages';
import { MenuButton } from '../../ui/MenuButton';
import { useColorScheme } from '../../ui/useColorScheme';
import { Wordmark } from '../../ui/Wordmark';
import { paths } from '../paths';
import { usePortal } from '../session/PortalContext';
import { useAwaitingCount } from '../useAwaitingCount';
import { activeEntry, menuEntries } from './menuEntries';
import classes from './SideMenu.module.css';

const badgeCap = 99;

/** The side menu: where one works, where one can go, who one is. */
export function SideMenu({ onLeave }: { onLeave: () => void }) {
  return (
    <nav className={classes.menu} aria-label="Main">
      <div className={classes.mark}>
        <Wordmark />
      </div>
      <AccountHead onLeave={onLeave} />
      <Entries onLeave={onLeave} />
      <Foot />
    </nav>
  );
}

function AccountHead({ onLeave }: { onLeave: () => void }) {
  const { account } = usePortal();
  return (
    <div className={classes.account}>
      <strong>{account?.name ?? messages.shell.noAccount}</strong>
      <span>{account?.organisation.name ?? messages.shell.noOrganisation}</span>
      <Link to={paths.switchAccounts} onClick={onLeave}>
        <IconSwitchHorizontal size={14} aria-hidden />
        {messages.shell.switchAccounts}
      </Link>
    </div>
  );
}

function Entries({ onLeave }: { onLeave: () => void }) {
  const { account, flags } = usePortal();
  const { pathname } = useLocation();
  const shown = menuEntries.filter(
    ({ feature, needsAccount }) => (!feature || flags[feature]) && (!needsAccount || account),
  );
  const active = activeEntry(pathname, shown);
  return (
    <ul className={classes.entries}>
      {shown.map((entry) => (
        <li key={entry.to}>
          <Link
            to={entry.to}
            onClick={onLeave}
            data-nested={entry.isNested}
            aria-current={entry === active ? 'page' : undefined}
          >
            <entry.icon size={18} stroke={1.7} aria-hidden />
            {entry.label}
            {entry.hasBadge && <AwaitingBadge />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function AwaitingBadge() {
  const count = useAwaitingCount();
  if (!count) return null;
  return (
    <span className={classes.badge}>
      {count > badgeCap ? messages.widgets.badgeCap : count}
      <span className="visually-hidden"> payments awaiting your authorisation</span>
    </span>
  );
}

function Foot() {
  const { user, logOut } = usePortal();
  const { isDark, toggle } = useColorScheme();
  const name = `${user.first_name} ${user.last_name}`.trim() || user.id;
  return (
    <div className={classes.foot}>
      <MenuButton
        actions={[
          {
            label: isDark ? 'Light look' : 'Dark look',
            icon: isDark ? <IconSun size={16} aria-hidden /> : <IconMoon size={16} aria-hidden />,
            onSelect: toggle,
          },
          { label: messages.shell.logOut, icon: <IconLogout size={16} aria-hidden />, onSelect: logOut },
        ]}
      >
        <IconUserCircle size={20} stroke={1.6} aria-hidden />
        <span className={classes.user}>{name}</span>
      </MenuButton>
      <span className={classes.version}>Version {appVersion}</span>
    </div>
  );
}
