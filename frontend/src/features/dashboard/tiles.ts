import { IconArrowsExchange, IconBuildingBank, IconChecks, IconSend, type Icon } from '@tabler/icons-react';
import { messages } from '../../../../domain/messages';
import { type MayOpen } from '../../app/MayOpenContext';
import { paths } from '../../app/paths';
import { type Portal } from '../../app/session/PortalContext';

/** Something that people come to do. */
export interface Tile {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly icon: Icon;
  readonly count?: number;
  /** Why the tile does nothing. */
  readonly disabledReason?: string;
}

/** The role's switch that a tile asks for. */
type Switch = 'can_create_payments' | 'can_create_beneficiaries' | 'can_create_conversions';

/**
 * The dashboard's tiles. One that the role forbids stays in sight and says so; one whose screen is switched off, not there, or closed
 * by the system's status is left out.
 */
export function tilesFor(seat: Portal['seat'], awaitingCount: number, mayOpen: MayOpen): Tile[] {
  const reason = (name: Switch) => (seat?.role[name] ? undefined : messages.widgets.disabledByRole);
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
      text: awaitingCount === 0 ? 'Nothing waits for you' : 'Wait for you in all accounts',
      to: paths.authorisations,
      icon: IconChecks,
      count: awaitingCount,
    },
  ];
  return tiles.filter(({ to }) => mayOpen(to));
}
