import { mayEnter, type Person } from './guards';
import { routeOf, type AppRoute } from './routes';
import type { Portal } from '../../session/PortalContext';

/** The part of a session that decides which addresses a user may open. */
export type Viewer = Person & Pick<Portal, 'flags' | 'account' | 'systemStatus'>;

/** Whether a route is closed because the user lacks a second factor, or a seat on any account. */
export function isClosed({ needsMfa, needsAccess }: AppRoute, status: Viewer['systemStatus']): boolean {
  return (status === 'hasNoMFAAccess' && needsMfa) || (status === 'hasNoTCCAccess' && needsAccess);
}

/** Whether a route admits this user: its flag is on, it is not closed to them, and its guard lets them in. */
export function admits(route: AppRoute, viewer: Viewer): boolean {
  if (isClosed(route, viewer.systemStatus)) return false;
  if (route.feature && !viewer.flags[route.feature]) return false;
  if (route.needsAccount && !viewer.account) return false;
  return mayEnter(route.guard, viewer);
}

/** Whether this user can open the screen at a path of the route table. */
export function mayOpen(path: string, viewer: Viewer): boolean {
  const route = routeOf(path);
  return route !== undefined && admits(route, viewer);
}
