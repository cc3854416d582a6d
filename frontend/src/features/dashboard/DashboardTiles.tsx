import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useMayOpen, usePortal, type Portal } from '../../session/PortalContext';
import classes from './DashboardTiles.module.css';
import { useRoles } from './rolesQuery';
import { adminTilesFor, tilesFor, type Tile } from './tiles';

/** Whether the role permits every tile; then the other roles are not read. */
const mayCreateAll = (seat: Portal['seat']) =>
  Boolean(seat?.role.can_create_payments && seat.role.can_create_beneficiaries && seat.role.can_create_conversions);

/** The tiles of the dashboard. */
export function DashboardTiles({ awaitingCount }: { awaitingCount: number }) {
  const { seat, isAdmin } = usePortal();
  const mayOpen = useMayOpen();
  const roles = useRoles(mayCreateAll(seat) ? undefined : seat?.account.organisation.id);
  const tiles = isAdmin && !seat ? adminTilesFor(mayOpen) : tilesFor(seat, roles, awaitingCount, mayOpen);
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
      <span className={classes.text}>
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
