import { useEffect, useState } from 'react';
import { skeletonMs } from './timing';

/** Grey rows are unseen at first, then must stay for a while, then may go with the wait. */
type Phase = 'idle' | 'unseen' | 'mustStay' | 'mayGo';

const nextOf = { unseen: ['mustStay', skeletonMs.after], mustStay: ['mayGo', skeletonMs.atLeast] } as const;

/**
 * Whether grey rows stand in for what is awaited. They are seen after 150 ms only (see Skeleton), so that a quick answer
 * does not flicker; once seen they stay for 300 ms, so that they are no flicker themselves.
 */
export function useSkeleton(isBusy: boolean): boolean {
  const [phase, setPhase] = useState<Phase>('idle');
  const now = phaseNow(phase, isBusy);
  if (now !== phase) setPhase(now);
  useEffect(() => {
    if (now === 'idle' || now === 'mayGo') return;
    const [next, ms] = nextOf[now];
    // What was awaited may be on the screen already, with this timer not yet cleared: it must not take it away again.
    const timer = window.setTimeout(() => setPhase((current) => (current === now ? next : current)), ms);
    return () => window.clearTimeout(timer);
  }, [now]);
  return now !== 'idle';
}

function phaseNow(phase: Phase, isBusy: boolean): Phase {
  if (isBusy) return phase === 'idle' ? 'unseen' : phase;
  return phase === 'mustStay' ? 'mustStay' : 'idle';
}
