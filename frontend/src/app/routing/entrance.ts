import { paths } from '../../session/paths';
import type { SystemStatus } from '../../session/PortalContext';
import { isClosed, type Viewer } from './access';
import { mayEnter, type Guard } from './guards';
import type { AppRoute } from './routes';

/** The statuses that close pages. */
const closingStatuses = ['hasNoMFAAccess', 'hasNoTCCAccess', 'tccContactHasErrored'] as const;

export type ClosingStatus = (typeof closingStatuses)[number];

/** What a user meets at an address: its page, the screen of a status, nothing, or another address with the reason. */
export type Entrance =
  | { readonly kind: 'page' }
  | { readonly kind: 'status'; readonly status: ClosingStatus }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'redirect'; readonly to: string; readonly refusal: Guard | 'account' };

/** Decides what a user meets at the address of a route (specification section 2, route guards and system status screens). */
export function entranceOf(route: AppRoute, viewer: Viewer): Entrance {
  const status = closingStatus(route, viewer.systemStatus);
  if (status) return { kind: 'status', status };
  if (route.feature && !viewer.flags[route.feature]) return { kind: 'notFound' };
  if (!mayEnter(route.guard, viewer)) return { kind: 'redirect', to: paths.dashboard, refusal: route.guard };
  if (route.needsAccount && !viewer.account) {
    return { kind: 'redirect', to: paths.switchAccounts, refusal: 'account' };
  }
  return { kind: 'page' };
}

/** The status that closes a route, if one does. The dashboard stays reachable, to show why nothing else is. */
function closingStatus(route: AppRoute, systemStatus: SystemStatus): ClosingStatus | undefined {
  const status = closingStatuses.find((closing) => closing === systemStatus);
  const isCutOff = status === 'tccContactHasErrored' && route.needsAccount;
  const isDashboard = route.path === paths.dashboard;
  return isCutOff || isDashboard || isClosed(route, systemStatus) ? status : undefined;
}
