import { useSyncExternalStore } from 'react';
import { messages } from '../../../../domain/messages';
import { useServices } from '../../session/services';
import classes from './UpdateBanner.module.css';

/** Says that a newer version is available; a click loads it. */
export function UpdateBanner() {
  const { updates } = useServices();
  const isAvailable = useSyncExternalStore(updates.subscribe, updates.isAvailable);
  if (!isAvailable) return null;
  return (
    <div role="status">
      <button type="button" className={classes.banner} onClick={updates.apply}>
        {messages.session.updateAvailable}
      </button>
    </div>
  );
}
