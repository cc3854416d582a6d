import { messages } from '../../../domain/messages';
import classes from './Skeleton.module.css';

/** Grey rows in place of content that is loading. They appear after 150 ms, so that a quick response does not flicker. */
export function Skeleton({ rows = 5 }: { rows?: number }) {
  return (
    <div className={`${classes.rows} late`} role="status" aria-busy data-skeleton>
      <span className="visually-hidden">{messages.widgets.loading}</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={classes.row} aria-hidden />
      ))}
    </div>
  );
}

/** A grey line in place of a value that is loading. */
export function SkeletonLine() {
  return <span className={`${classes.line} late`} aria-hidden />;
}

/** The skeleton of a whole page. */
export function PageSkeleton() {
  return <Skeleton rows={8} />;
}
