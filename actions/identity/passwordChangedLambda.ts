import { sharedContext } from '../container';
import { endSessionsOfChangedPassword } from './passwordChanged';

/** What EventBridge calls for each change of a password that CloudTrail recorded. */
export const handler = (event: Parameters<typeof endSessionsOfChangedPassword>[0]): Promise<void> =>
  endSessionsOfChangedPassword(event, sharedContext());
