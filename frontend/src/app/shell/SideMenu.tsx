import { IconSwitchHorizontal } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { appVersion, messages } from '../../../../domain/messages';
import { Wordmark } from '../../ui/marks';
import { AccountName } from '../accounts/AccountName';
import { AccountPopover } from '../accounts/AccountPopover';
import { mayOpen } from '../routing/access';
import { PaletteButton } from '../palette/PaletteButton';
import { paths } from '../../session/paths';
import { usePortal } from '../../session/PortalContext';
import { MenuEntries } from './MenuEntries';
import classes from './SideMenu.module.css';
import { UserMenu } from './UserMenu';

/** The side menu: the selected account, the pages, the user. */
export function SideMenu({ onLeave }: { onLeave: () => void }) {
  return (
    <nav className={classes.menu} aria-label="Main">
      <div className={classes.mark}>
        <Wordmark />
      </div>
      <AccountHead onLeave={onLeave} />
      <PaletteButton />
      <MenuEntries onLeave={onLeave} />
      <div className={classes.foot}>
        <UserMenu onLeave={onLeave} />
        <span className={classes.version}>Version {appVersion}</span>
      </div>
    </nav>
  );
}

function AccountHead({ onLeave }: { onLeave: () => void }) {
  const portal = usePortal();
  const target = portal.isAdmin ? paths.allAccounts : paths.switchAccounts;
  if (!mayOpen(target, portal)) {
    return (
      <div className={classes.account}>
        <AccountName />
      </div>
    );
  }
  return (
    <div className={classes.account}>
      <AccountPopover onLeave={onLeave} />
      <Link to={target} onClick={onLeave}>
        <IconSwitchHorizontal size={14} aria-hidden />
        {messages.shell.switchAccounts}
      </Link>
    </div>
  );
}
