import { IconCloudOff } from '@tabler/icons-react';
import { useContext, useSyncExternalStore } from 'react';
import { invariant } from '../../../../domain/invariant';
import classes from './OfflineStrip.module.css';
import { ReachabilityContext } from './Reachability';

const advice = 'What you see may be out of date. Trying again…';

/** Says above the page, in place of a technical error, that the server cannot be reached, and for screen readers when it can again. */
export function OfflineStrip() {
  const reachability = useContext(ReachabilityContext);
  invariant(reachability, 'the shell stands inside ReachabilityContext');
  const state = useSyncExternalStore(reachability.subscribe, reachability.getState);
  return (
    <div role="status" className={classes.place}>
      {state === 'lost' && (
        <div className={classes.strip}>
          <IconCloudOff size={18} aria-hidden />
          <span>
            {navigator.onLine ? 'Corridor cannot be reached.' : 'You are offline.'} {advice}
          </span>
        </div>
      )}
      {state === 'regained' && <span className="visually-hidden">You are back online</span>}
    </div>
  );
}
