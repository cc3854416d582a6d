import { useEffect, useState } from 'react';
import { messages } from '../../../domain/messages';
import classes from './loading.module.css';
import { skeletonMs } from './timing';

/** A full page with a loading text, which appears after a delay so that it does not flicker when loading is quick. */
export function LoadingScreen({ text = messages.widgets.loading }: { text?: string }) {
  return (
    <div className={classes.screen} role="status">
      <span>{text}</span>
    </div>
  );
}

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

/** A skeleton is hidden at first, then shown for a minimum time, then removed when the load ends. */
type Phase = 'hidden' | 'minimum' | 'removable';

/** How far the skeleton of a load has come. */
interface Progress {
  readonly load: object;
  readonly phase: Phase;
}

const nextOf = { hidden: ['minimum', skeletonMs.after], minimum: ['removable', skeletonMs.atLeast] } as const;

/**
 * Whether to render a skeleton in place of loading content. It becomes visible after 150 ms (see Skeleton), so that a quick response
 * does not flicker; once visible it stays for 300 ms, so that it does not flicker itself.
 */
export function useSkeleton(isBusy: boolean): boolean {
  // A load is an object of its own, so that a timer of an earlier one says nothing about it.
  const [load, setLoad] = useState<object>();
  const [progress, setProgress] = useState<Progress>();
  const phase = progress && progress.load === load ? progress.phase : 'hidden';
  if (isBusy && !load) setLoad({});
  if (!isBusy && load && phase !== 'minimum') setLoad(undefined);
  useEffect(() => {
    if (!load || phase === 'removable') return;
    const [next, ms] = nextOf[phase];
    // React may render the end of the load in slices and run the timer between two of them. It therefore names its load.
    const timer = window.setTimeout(() => setProgress({ load, phase: next }), ms);
    return () => window.clearTimeout(timer);
  }, [load, phase]);
  return load !== undefined;
}

/** A line chart whose figures are loading, with the height that it will have under its summary. It appears after 150 ms. */
export function ChartSkeleton() {
  return (
    <div className={`${classes.chart} late`} role="status" aria-busy data-skeleton>
      <span className="visually-hidden">{messages.widgets.loading}</span>
    </div>
  );
}
