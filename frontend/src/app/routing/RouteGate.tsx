import { Navigate } from 'react-router-dom';
import { NotFoundPage } from '../../shared/NotFoundPage';
import { usePortal } from '../../session/PortalContext';
import { entranceOf } from './entrance';
import { refusedBy } from './refusals';
import type { AppRoute } from './routes';
import { StatusScreen } from './StatusScreen';

/** Shows a route's page to a user who may open it, and otherwise what the specification requires: a redirect or a status screen. */
export function RouteGate({ route }: { route: AppRoute }) {
  const portal = usePortal();
  const entrance = entranceOf(route, portal);
  switch (entrance.kind) {
    case 'status':
      return <StatusScreen status={entrance.status} />;
    case 'notFound':
      return <NotFoundPage />;
    case 'redirect':
      return <Navigate to={entrance.to} state={refusedBy(entrance.refusal)} replace />;
    case 'page':
      // A page is remounted for each account, so that nothing typed for one is carried to another.
      return <route.Page key={portal.account?.id} />;
  }
}
