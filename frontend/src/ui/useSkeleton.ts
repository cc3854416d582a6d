import { useEffect, useState } from 'react';
import { skeletonMs } from './timing';

/** A skeleton is hidden at first, then shown for a minimum time, then removed when the load ends. */
type Phase = 'idle' | 'hidden' | 'minimum' | 'removable';

const nextOf = { hidden: ['minimum', skeletonMs.after], minimum: ['removable', skeletonMs.atLeast] } as const;

/**
 * Whether to render a skeleton in place of loading content. It becomes visible after 150 ms (see Skeleton), so that a quick response
 * does not flicker; once visible it stays for 300 ms, so that it does not flicker itself.
 */
export function useSkeleton(isBusy: boolean): boolean {
  const [phase, setPhase] = useState<Phase>('idle');
  const now = phaseNow(phase, isBusy);
  if (now !== phase) setPhase(now);
  useEffect(() => {
    if (now === 'idle' || now === 'removable') return;
    const [next, ms] = nextOf[now];
    // The content may be shown already with this timer not yet cleared: the skeleton must not replace it again.
    const timer = window.setTimeout(() => setPhase((current) => (current === now ? next : current)), ms);
    return () => window.clearTimeout(timer);
  }, [now]);
  return now !== 'idle';
}

function phaseNow(phase: Phase, isBusy: boolean): Phase {
  if (isBusy) return phase === 'idle' ? 'hidden' : phase;
  return phase === 'minimum' ? 'minimum' : 'idle';
}
