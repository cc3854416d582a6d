import { Navigate } from 'react-router-dom';
import { mayEnter } from './guards';
import { NotFoundPage } from './NotFoundPage';
import { paths } from './paths';
import { type AppRoute } from './routes';
import { usePortal } from './session/PortalContext';

/** Lets a user through to a route's page, or sends them where the specification says. */
export function RouteGate({ route }: { route: AppRoute }) {
  const portal = usePortal();
  if (route.feature && !portal.flags[route.feature]) return <NotFoundPage />;
  if (!mayEnter(route.guard, portal)) return <Navigate to={paths.dashboard} replace />;
  if (route.needsAccount && !portal.account) return <Navigate to={paths.switchAccounts} replace />;
  // A page starts afresh for each account: nothing typed for one is carried to another.
  return <route.Page key={portal.account?.id} />;
}
