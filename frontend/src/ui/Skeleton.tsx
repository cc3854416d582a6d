import { messages } from '../../../domain/messages';
import classes from './Skeleton.module.css';

/** Grey rows of the right height. They appear after 150 ms only, so that a quick answer does not flicker. */
export function Skeleton({ rows = 5 }: { rows?: number }) {
  return (
    <div className={classes.rows} role="status" aria-busy>
      <span className="visually-hidden">{messages.widgets.loading}</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={classes.row} aria-hidden />
      ))}
    </div>
  );
}

/** A whole page on its way. */
export function PageSkeleton() {
  return <Skeleton rows={8} />;
}
