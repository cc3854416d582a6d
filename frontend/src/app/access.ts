import { mayEnter, type Person } from './guards';
import { hasScreen, routeOf, type AppRoute } from './routes';
import { type Portal } from './session/PortalContext';

/** What of a session decides which addresses a person may open. */
export type Viewer = Person & Pick<Portal, 'flags' | 'account' | 'systemStatus'>;

/** Whether a route is closed while something of the user is missing: their second factor, or any account. */
export function isClosed({ needsMfa, needsAccess }: AppRoute, status: Viewer['systemStatus']): boolean {
  return (status === 'hasNoMFAAccess' && needsMfa) || (status === 'hasNoTCCAccess' && needsAccess);
}

/** Whether a route admits this person: its flag is on, nothing they lack closes it, and its guard lets them in. */
export function admits(route: AppRoute, viewer: Viewer): boolean {
  if (isClosed(route, viewer.systemStatus)) return false;
  if (route.feature && !viewer.flags[route.feature]) return false;
  if (route.needsAccount && !viewer.account) return false;
  return mayEnter(route.guard, viewer);
}

/** Whether a link to an address, as the table of routes writes it, leads this person to a screen. */
export function mayOpen(path: string, viewer: Viewer): boolean {
  const route = routeOf(path);
  return route !== undefined && hasScreen(route) && admits(route, viewer);
}
