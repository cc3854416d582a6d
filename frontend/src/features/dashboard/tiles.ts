import { IconArrowsExchange, IconBuildingBank, IconChecks, IconSend, type Icon } from '@tabler/icons-react';
import { messages } from '../../../../domain/messages';
import type { MayOpen } from '../../session/MayOpenContext';
import { paths } from '../../session/paths';
import type { Portal } from '../../session/PortalContext';

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

/**
 * The dashboard's tiles. A tile that the role does not permit is disabled with the reason. A tile is left out if its screen is
 * switched off, does not exist, or is closed by the system status.
 */
export function tilesFor(seat: Portal['seat'], awaitingCount: number, mayOpen: MayOpen): Tile[] {
  const reason = (name: Permission) => (seat?.role[name] ? undefined : messages.widgets.disabledByRole);
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
