import { IconBuildingBank, IconChecks, IconSend, type Icon } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../../../domain/messages';
import { paths } from '../../app/paths';
import { usePortal } from '../../app/session/PortalContext';
import classes from './DashboardTiles.module.css';

interface Tile {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly icon: Icon;
  readonly count?: number;
  /** Why the tile does nothing. */
  readonly disabledReason?: string;
}

const byRole = (mayCreate: boolean | undefined) => (mayCreate ? undefined : messages.widgets.disabledByRole);

/** What people come to do. A tile that their role forbids stays in sight and says so. */
export function DashboardTiles({ awaitingCount }: { awaitingCount: number }) {
  const { seat } = usePortal();
  const tiles: Tile[] = [
    {
      title: 'New payment',
      text: 'Pay a beneficiary',
      to: paths.newPayment,
      icon: IconSend,
      disabledReason: byRole(seat?.role.can_create_payments),
    },
    {
      title: 'New beneficiary',
      text: 'Add somebody to pay',
      to: paths.newBeneficiary,
      icon: IconBuildingBank,
      disabledReason: byRole(seat?.role.can_create_beneficiaries),
    },
    {
      title: 'Authorise payments',
      text: awaitingCount === 0 ? 'Nothing waits for you' : 'Wait for you in all accounts',
      to: paths.authorisations,
      icon: IconChecks,
      count: awaitingCount,
    },
  ];
  return (
    <ul className={classes.tiles}>
      {tiles.map((tile) => (
        <li key={tile.to}>
          <TileLink {...tile} />
        </li>
      ))}
    </ul>
  );
}

function TileLink({ title, text, to, icon: Mark, count, disabledReason }: Tile) {
  const textId = useId();
  const content = (
    <>
      <Mark size={22} stroke={1.6} aria-hidden />
      <span className={classes.words}>
        <strong>{title}</strong>
        <span id={textId}>{disabledReason ?? text}</span>
      </span>
      {Boolean(count) && <span className={classes.count}>{count}</span>}
    </>
  );
  if (disabledReason) {
    return (
      <span
        className={classes.tile}
        role="link"
        aria-disabled
        aria-label={title}
        aria-describedby={textId}
        tabIndex={0}
      >
        {content}
      </span>
    );
  }
  return (
    <Link className={classes.tile} to={to}>
      {content}
    </Link>
  );
}
