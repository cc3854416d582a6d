import { lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore, type Dispatch } from 'react';
import { useServices } from '../../session/services';
import { IdleClock } from './IdleClock';
import type { SessionEvent } from './sessionMachine';
import { useReportLastSeen } from './useReportLastSeen';

const IdleWarning = lazy(async () => ({ default: (await import('./IdleWarning')).IdleWarning }));

/** Warns a user who has been idle for long, and then ends the session (specification section 4, idle logout). */
export function IdleWatch({ limitMs, dispatch }: { limitMs: number; dispatch: Dispatch<SessionEvent> }) {
  const services = useServices();
  const now = useCallback(() => services.now().getTime(), [services]);
  const [clock] = useState(() => new IdleClock(limitMs, now));
  const phase = useSyncExternalStore(clock.subscribe, clock.phase);
  useReportLastSeen(clock, limitMs, now);
  useEffect(() => {
    if (phase === 'expired') dispatch({ type: 'timedOut', idleMs: clock.idleMs() });
  }, [phase, clock, dispatch]);

  if (phase !== 'warned') return null;
  return (
    <Suspense>
      <IdleWarning remainingMs={() => limitMs - clock.idleMs()} now={now} onStay={clock.recordActivity} />
    </Suspense>
  );
}
