import { useEffect, useState } from 'react';
import { skeletonMs } from './timing';

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
