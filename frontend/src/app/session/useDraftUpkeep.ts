import { useEffect } from 'react';
import { useServices } from '../../session/services';
import { draftStore } from '../../shared/drafts/draftStore';
import type { SessionState } from './sessionMachine';

/** Removes the drafts of other users and old ones at a sign-in, and all when a session ends in another way than by its time limit. */
export function useDraftUpkeep(state: SessionState): void {
  const { now } = useServices();
  const userId = 'session' in state ? state.session.userId : undefined;
  const isOver = state.status === 'loggedOut' && state.endReason !== undefined && state.endReason !== 'timedOut';
  useEffect(() => {
    if (isOver) draftStore.removeAll();
    if (userId !== undefined) draftStore.retain(userId, now().getTime());
  }, [isOver, userId, now]);
}
