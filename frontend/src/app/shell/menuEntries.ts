import { IconBuildingBank, IconChecks, IconLayoutDashboard, IconSend, type Icon } from '@tabler/icons-react';
import { messages } from '../../../../domain/messages';
import { paths } from '../paths';
import { type FeatureFlags } from '../session/sessionUser';

/** An entry of the side menu. */
export interface MenuEntry {
  readonly label: string;
  readonly to: string;
  readonly icon: Icon;
  /** The entry is gone while its flag is off. */
  readonly feature?: keyof FeatureFlags;
  readonly needsAccount?: boolean;
  /** Carries the number of payments that wait for the user. */
  readonly hasBadge?: boolean;
  /** Stands under the entry before it. */
  readonly isNested?: boolean;
}

/** The entries, in the order of the specification's section 2. */
export const menuEntries: readonly MenuEntry[] = [
  { label: messages.shell.dashboard, to: paths.dashboard, icon: IconLayoutDashboard, hasBadge: true },
  { label: messages.shell.payments, to: paths.payments, icon: IconSend, needsAccount: true },
  { label: 'Authorisations', to: paths.authorisations, icon: IconChecks, needsAccount: true, isNested: true },
  {
    label: messages.shell.beneficiaries,
    to: paths.beneficiaries,
    icon: IconBuildingBank,
    needsAccount: true,
    feature: 'beneficiaries_listing',
  },
];

/** The entry that an address belongs to: the one with the longest matching path. */
export function activeEntry(pathname: string, entries: readonly MenuEntry[]): MenuEntry | undefined {
  return entries
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .sort((a, b) => b.to.length - a.to.length)[0];
}
