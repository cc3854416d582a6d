import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { messages } from '../../../../domain/messages';
import { usePortal } from '../../session/PortalContext';
import { useAwaitingCount } from '../../shared/payments/useAwaitingCount';
import { activeEntry, visibleEntries, type MenuEntry } from '../routing/menuEntries';
import classes from './SideMenu.module.css';
import { useUnreadCount } from './useUnreadCount';
import { useWaitingChanges } from './useWaitingChanges';

const badgeCap = 99;

/** The pages that the user may open, with those of the administration in a group below. */
export function MenuEntries({ onLeave }: { onLeave: () => void }) {
  const { pathname } = useLocation();
  const entries = visibleEntries(usePortal());
  const active = activeEntry(pathname, entries);
  const adminEntries = entries.filter(({ isAdmin }) => isAdmin);
  return (
    <div className={classes.scroll}>
      <EntryList entries={entries.filter(({ isAdmin }) => !isAdmin)} active={active} onLeave={onLeave} />
      {adminEntries.length > 0 && <AdminMenu entries={adminEntries} active={active} onLeave={onLeave} />}
    </div>
  );
}

interface ListProps {
  entries: readonly MenuEntry[];
  active: MenuEntry | undefined;
  onLeave: () => void;
}

function EntryList({ entries, active, onLeave }: ListProps) {
  return (
    <ul className={classes.entries}>
      {entries.map((entry) => (
        <li key={entry.to}>
          <Link
            to={entry.to}
            onClick={onLeave}
            data-nested={entry.isNested}
            aria-current={entry === active ? 'page' : undefined}
          >
            <entry.icon size={18} stroke={1.7} aria-hidden />
            {entry.label}
            {entry.badge === 'awaiting' && <AwaitingBadge />}
            {entry.badge === 'unread' && <UnreadBadge />}
            {entry.badge === 'changes' && <ChangesBadge />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Collapsed until the user opens it or is on one of its pages. */
function AdminMenu(props: ListProps) {
  const id = useId();
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? props.active?.isAdmin ?? false;
  return (
    <>
      <button
        type="button"
        className={classes.group}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChosen(!isOpen)}
      >
        {messages.shell.adminMenu}
        <IconChevronDown size={16} aria-hidden />
      </button>
      <div id={id} hidden={!isOpen}>
        <EntryList {...props} />
      </div>
    </>
  );
}

function AwaitingBadge() {
  return <Badge count={useAwaitingCount()} meaning="payments awaiting your authorisation" />;
}

function UnreadBadge() {
  return <Badge count={useUnreadCount()} meaning="unread" />;
}

function ChangesBadge() {
  return <Badge count={useWaitingChanges()} meaning="changes waiting for your decision" />;
}

function Badge({ count, meaning }: { count: number; meaning: string }) {
  if (!count) return null;
  return (
    <span className={classes.badge}>
      {count > badgeCap ? messages.widgets.badgeCap : count}
      <span className="visually-hidden"> {meaning}</span>
    </span>
  );
}
