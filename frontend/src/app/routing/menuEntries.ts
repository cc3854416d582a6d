import {
  IconActivity,
  IconArrowsExchange,
  IconBell,
  IconBook2,
  IconBuilding,
  IconBuildingBank,
  IconChartLine,
  IconChecks,
  IconCoins,
  IconCurrencyEuro,
  IconFilePlus,
  IconFileSearch,
  IconFolders,
  IconInbox,
  IconLayoutDashboard,
  IconReceipt2,
  IconReportMoney,
  IconScale,
  IconSearch,
  IconSend,
  IconSettings,
  IconShieldLock,
  IconStar,
  IconTransfer,
  IconUserCheck,
  IconUsers,
  IconWallet,
  IconWorld,
  type Icon,
} from '@tabler/icons-react';
import { messages } from '../../../../domain/messages';
import { mayOpen, type Viewer } from './access';
import type { Person } from './guards';

/** An entry of the side menu. Its route decides who sees it; `isShownTo` can restrict it further. */
export interface MenuEntry {
  readonly label: string;
  /** As the table of routes writes it. */
  readonly to: string;
  readonly icon: Icon;
  /** In the collapsible part for administrators. */
  readonly isAdmin?: boolean;
  /** The number that it shows: payments that wait for the user's authorisation, or unread notices, or changes of administration. */
  readonly badge?: 'awaiting' | 'unread' | 'changes';
  /** Stands under the entry before it. */
  readonly isNested?: boolean;
  /** A rule of the entry beyond its route's guard. */
  readonly isShownTo?: (person: Person) => boolean;
}

const { shell, adminMenu: admin } = messages;

/** The entries in the order of the specification, the first document's section 2, then its section 6, and what it does not have. */
export const menuEntries: readonly MenuEntry[] = [
  { label: shell.dashboard, to: '/dashboard', icon: IconLayoutDashboard, badge: 'awaiting' },
  { label: shell.balances, to: '/account/balances', icon: IconWallet },
  { label: shell.payments, to: '/account/payments', icon: IconSend },
  { label: 'Authorisations', to: '/account/payments/authorisations', icon: IconChecks, isNested: true },
  { label: shell.conversions, to: '/account/conversions', icon: IconArrowsExchange },
  { label: shell.beneficiaries, to: '/account/beneficiaries', icon: IconBuildingBank },
  { label: shell.search, to: '/account/search', icon: IconSearch },
  { label: shell.statements, to: '/account/transactions', icon: IconReceipt2 },
  { label: shell.notifications, to: '/notifications', icon: IconBell },
  { label: 'Notices', to: '/notices', icon: IconInbox, badge: 'unread', isNested: true },
  { label: shell.pendingCharges, to: '/account/charges', icon: IconCoins },
  { label: shell.openNewAccount, to: '/account-submissions/new', icon: IconFilePlus },

  { label: admin.users, to: '/admin/users', icon: IconUsers, isAdmin: true },
  { label: admin.organisations, to: '/admin/organisations', icon: IconBuilding, isAdmin: true },
  { label: admin.accounts, to: '/admin/accounts', icon: IconFolders, isAdmin: true },
  { label: admin.safeguarding, to: '/admin/safeguarding', icon: IconShieldLock, isAdmin: true },
  { label: 'Pending changes', to: '/admin/pending-changes', icon: IconUserCheck, isAdmin: true, badge: 'changes' },
  { label: admin.audit, to: '/admin/audit', icon: IconFileSearch, isAdmin: true },
  { label: admin.tariffs, to: '/admin/tariffs', icon: IconReportMoney, isAdmin: true },
  { label: admin.charges, to: '/admin/charges', icon: IconCoins, isAdmin: true },
  { label: admin.countries, to: '/admin/countries', icon: IconWorld, isAdmin: true },
  { label: admin.rates, to: '/admin/rates', icon: IconChartLine, isAdmin: true },
  { label: 'Currencies', to: '/admin/currencies', icon: IconCurrencyEuro, isAdmin: true },
  { label: admin.settings, to: '/admin/settings', icon: IconSettings, isAdmin: true },
  {
    label: admin.transfers,
    to: '/admin/transfers',
    icon: IconTransfer,
    isAdmin: true,
    // The guard admits holders of either transfers permission, the menu those of the first (section 6).
    isShownTo: ({ isAdmin, user }) => isAdmin || user.can_use_transfers,
  },
  { label: admin.activityLogs, to: '/admin/activity-logs', icon: IconBook2, isAdmin: true },
  { label: admin.favourites, to: '/admin/favourites', icon: IconStar, isAdmin: true },
  { label: 'Operations', to: '/admin/operations', icon: IconActivity, isAdmin: true },
  { label: 'Books', to: '/admin/books', icon: IconScale, isAdmin: true },
];

/** The entries to show: those that this person may follow. */
export function visibleEntries(viewer: Viewer): MenuEntry[] {
  return menuEntries.filter(({ to, isShownTo }) => mayOpen(to, viewer) && (isShownTo?.(viewer) ?? true));
}

/** The entry that an address belongs to: the one with the longest matching path. */
export function activeEntry(pathname: string, entries: readonly MenuEntry[]): MenuEntry | undefined {
  return entries
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .sort((a, b) => b.to.length - a.to.length)[0];
}
