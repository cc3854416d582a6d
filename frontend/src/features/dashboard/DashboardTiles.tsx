import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useMayOpen } from '../../session/MayOpenContext';
import { usePortal } from '../../session/PortalContext';
import classes from './DashboardTiles.module.css';
import { tilesFor, type Tile } from './tiles';

/** The tiles of the dashboard. */
export function DashboardTiles({ awaitingCount }: { awaitingCount: number }) {
  const tiles = tilesFor(usePortal().seat, awaitingCount, useMayOpen());
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
