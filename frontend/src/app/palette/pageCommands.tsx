import { IconPlus, IconShieldLock, IconSwitchHorizontal } from '@tabler/icons-react';
import { messages } from '../../../../domain/messages';
import { type Command, type CommandGroup } from '../../ui/palette/command';
import { mayOpen } from '../access';
import { paths } from '../paths';
import { hasScreen, routeOf } from '../routes';
import { type Portal } from '../session/PortalContext';
import { visibleEntries } from '../shell/menuEntries';
import { goToKeys } from './goToKeys';

type GoTo = (path: string) => void;

/** What the palette offers before anything is typed: every page of the menu, and what one may begin. */
export function pageCommands(portal: Portal, goTo: GoTo): CommandGroup[] {
  return [
    { label: 'Go to', commands: [...menuCommands(portal, goTo), ...ownCommands(goTo)] },
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

/** Pages that stand outside the entries of the menu. */
const ownPages = [
  { label: messages.shell.switchAccounts, to: paths.switchAccounts, icon: IconSwitchHorizontal },
  { label: messages.shell.profile, to: paths.profile, icon: IconShieldLock },
];

const ownCommands = (goTo: GoTo): Command[] =>
  ownPages
    .filter(({ to }) => leadsSomewhere(to))
    .map(({ label, to, icon: Mark }) => ({
      id: `go-${to}`,
      label,
      icon: <Mark size={18} stroke={1.7} aria-hidden />,
      run: () => goTo(to),
    }));

const creations = [
  { label: 'New payment', to: paths.newPayment, permission: 'can_create_payments' },
  { label: 'New beneficiary', to: paths.newBeneficiary, permission: 'can_create_beneficiaries' },
] as const;

/** Drafts only: each leads to a form, which asks again before it sends anything. */
function createCommands(portal: Portal, goTo: GoTo): Command[] {
  const { account, seat, systemStatus } = portal;
  if (!account || systemStatus !== 'noErrors') return [];
  return creations
    .filter(({ to }) => mayOpen(to, portal))
    .map(({ label, to, permission }) => ({
      id: `create-${to}`,
      label,
      icon: <IconPlus size={18} stroke={1.7} aria-hidden />,
      refusal: seat?.role[permission] ? undefined : messages.widgets.disabledByRole,
      run: () => goTo(to),
    }));
}

function leadsSomewhere(path: string): boolean {
  const route = routeOf(path);
  return route !== undefined && hasScreen(route);
}
