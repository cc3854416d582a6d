import {
  IconArrowsExchange,
  IconBuildingBank,
  IconBuildings,
  IconChecks,
  IconSend,
  type Icon,
} from '@tabler/icons-react';
import { messages } from '../../../../domain/messages';
import type { MayOpen, Portal } from '../../session/PortalContext';
import { paths } from '../../session/paths';
import type { RoleRights } from './rolesQuery';
import { listText } from '../../ui/formats';

/** A tile of the dashboard: a link to a frequent task. */
export interface Tile {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly icon: Icon;
  readonly count?: number;
  /** Why the tile is disabled. */
  readonly disabledReason?: string;
}

/** The permission of the role that a tile requires. */
type Permission = 'can_create_payments' | 'can_create_beneficiaries' | 'can_create_conversions';

/** Why a tile is disabled, and who can do it instead. */
function disabledReason(roles: readonly RoleRights[], permission: Permission): string {
  const names = roles.filter((role) => role[permission]).map(({ name }) => name);
  const { disabledByRole } = messages.widgets;
  if (names.length === 0) return disabledByRole;
  return `${disabledByRole}. Ask a ${listText(names, 'or')}.`;
}

/** The tiles of a super admin without a seat: links to accounts and their records. */
export function adminTilesFor(mayOpen: MayOpen): Tile[] {
  const tiles: Tile[] = [
    { title: 'All accounts', text: 'Choose an account to look at', to: paths.allAccounts, icon: IconBuildings },
    { title: 'Payments', text: 'Of the account you look at', to: paths.payments, icon: IconSend },
    { title: 'Beneficiaries', text: 'Of the account you look at', to: paths.beneficiaries, icon: IconBuildingBank },
  ];
  return tiles.filter(({ to }) => mayOpen(to));
}

/**
 * The dashboard's tiles. A tile that the role does not permit is disabled with the reason. A tile is left out if its screen is
 * switched off, does not exist, or is closed by the system status.
 */
export function tilesFor(
  seat: Portal['seat'],
  roles: readonly RoleRights[],
  awaitingCount: number,
  mayOpen: MayOpen,
): Tile[] {
  const reason = (name: Permission) => (seat?.role[name] ? undefined : disabledReason(roles, name));
  const tiles: Tile[] = [
    {
      title: 'New payment',
      text: 'Pay a beneficiary',
      to: paths.newPayment,
      icon: IconSend,
      disabledReason: reason('can_create_payments'),
    },
    {
      title: 'New conversion',
      text: 'Change one currency into another',
      to: paths.newConversion,
      icon: IconArrowsExchange,
      disabledReason: reason('can_create_conversions'),
    },
    {
      title: 'New beneficiary',
      text: 'Add somebody to pay',
      to: paths.newBeneficiary,
      icon: IconBuildingBank,
      disabledReason: reason('can_create_beneficiaries'),
    },
    {
      title: 'Authorise payments',
      text: awaitingCount === 0 ? 'No payments to authorise' : 'Waiting for you, in all accounts',
      to: paths.authorisations,
      icon: IconChecks,
      count: awaitingCount,
    },
  ];
  return tiles.filter(({ to }) => mayOpen(to));
}
