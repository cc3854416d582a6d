import { Navigate } from 'react-router-dom';
import { isClosed } from './access';
import { mayEnter } from './guards';
import { NotFoundPage } from './NotFoundPage';
import { paths } from './paths';
import { type AppRoute } from './routes';
import { usePortal, type Portal } from './session/PortalContext';
import { isClosing, StatusScreen, type ClosingStatus } from './StatusScreen';

/** The status that closes a route, if one does. The dashboard stays in the menu, but only to say why there is nothing on it. */
function closingStatus(route: AppRoute, { systemStatus }: Portal): ClosingStatus | undefined {
  if (!isClosing(systemStatus)) return undefined;
  const isCutOff = systemStatus === 'tccContactHasErrored' && route.needsAccount;
  const isDashboard = route.path === paths.dashboard;
  return isCutOff || isDashboard || isClosed(route, systemStatus) ? systemStatus : undefined;
}

/** Lets a user through to a route's page, or sends them where the specification says. */
export function RouteGate({ route }: { route: AppRoute }) {
  const portal = usePortal();
  const status = closingStatus(route, portal);
  if (status) return <StatusScreen status={status} />;
  if (route.feature && !portal.flags[route.feature]) return <NotFoundPage />;
  if (!mayEnter(route.guard, portal)) return <Navigate to={paths.dashboard} replace />;
  if (route.needsAccount && !portal.account) return <Navigate to={paths.switchAccounts} replace />;
  // A page starts afresh for each account: nothing typed for one is carried to another.
  return <route.Page key={portal.account?.id} />;
}
