import { IconPlus, IconShieldLock, IconSwitchHorizontal } from '@tabler/icons-react';
import { messages } from '../../../../domain/messages';
import type { Command, CommandGroup } from '../../ui/palette/command';
import { mayOpen } from '../routing/access';
import { paths } from '../../session/paths';
import type { Portal } from '../../session/PortalContext';
import { visibleEntries } from '../routing/menuEntries';
import { goToKeys } from './paletteKeys';

type GoTo = (path: string) => void;

/** The commands that are shown before a search: the pages of the menu, and forms for new records. */
export function pageCommands(portal: Portal, goTo: GoTo): CommandGroup[] {
  return [
    { label: 'Go to', commands: [...menuCommands(portal, goTo), ...outsideMenuCommands(goTo)] },
    { label: 'Create', commands: createCommands(portal, goTo) },
  ];
}

const menuCommands = (portal: Portal, goTo: GoTo): Command[] =>
  visibleEntries(portal).map(({ label, to, icon: Mark }) => ({
    id: `go-${to}`,
    label,
    icon: <Mark size={18} stroke={1.7} aria-hidden />,
    keys: goToKeys[to],
    run: () => goTo(to),
  }));

/** Pages without an entry in the menu. */
const pagesOutsideMenu = [
  { label: messages.shell.switchAccounts, to: paths.switchAccounts, icon: IconSwitchHorizontal },
  { label: messages.shell.profile, to: paths.profile, icon: IconShieldLock },
];

const outsideMenuCommands = (goTo: GoTo): Command[] =>
  pagesOutsideMenu.map(({ label, to, icon: Mark }) => ({
    id: `go-${to}`,
    label,
    icon: <Mark size={18} stroke={1.7} aria-hidden />,
    run: () => goTo(to),
  }));

const creations = [
  { label: 'New payment', to: paths.newPayment, permission: 'can_create_payments' },
  { label: 'New beneficiary', to: paths.newBeneficiary, permission: 'can_create_beneficiaries' },
] as const;

/** Commands that open a form. */
function createCommands(portal: Portal, goTo: GoTo): Command[] {
  const { account, seat, systemStatus } = portal;
  if (!account || systemStatus !== 'noErrors') return [];
  return creations
    .filter(({ to }) => mayOpen(to, portal))
    .map(({ label, to, permission }) => ({
      id: `create-${to}`,
      label,
      icon: <IconPlus size={18} stroke={1.7} aria-hidden />,
      disabledReason: seat?.role[permission] ? undefined : messages.widgets.disabledByRole,
      run: () => goTo(to),
    }));
}
