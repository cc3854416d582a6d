import { Navigate } from 'react-router-dom';
import { isClosed } from './access';
import { mayEnter } from './guards';
import { NotFoundPage } from '../../shared/NotFoundPage';
import { paths } from '../../session/paths';
import { refusedBy } from './refusals';
import type { AppRoute } from './routes';
import { usePortal, type Portal } from '../../session/PortalContext';
import { isClosing, StatusScreen, type ClosingStatus } from './StatusScreen';

/** The status that closes a route, if one does. The dashboard stays reachable, to show why nothing else is. */
function closingStatus(route: AppRoute, { systemStatus }: Portal): ClosingStatus | undefined {
  if (!isClosing(systemStatus)) return undefined;
  const isCutOff = systemStatus === 'tccContactHasErrored' && route.needsAccount;
  const isDashboard = route.path === paths.dashboard;
  return isCutOff || isDashboard || isClosed(route, systemStatus) ? systemStatus : undefined;
}

/** Shows a route's page to a user who may open it, and otherwise what the specification requires: a redirect or a status screen. */
export function RouteGate({ route }: { route: AppRoute }) {
  const portal = usePortal();
  const status = closingStatus(route, portal);
  if (status) return <StatusScreen status={status} />;
  if (route.feature && !portal.flags[route.feature]) return <NotFoundPage />;
  if (!mayEnter(route.guard, portal)) {
    return <Navigate to={paths.dashboard} state={refusedBy(route.guard)} replace />;
  }
  if (route.needsAccount && !portal.account) {
    return <Navigate to={paths.switchAccounts} state={refusedBy('account')} replace />;
  }
  // A page is remounted for each account, so that nothing typed for one is carried to another.
  return <route.Page key={portal.account?.id} />;
}
