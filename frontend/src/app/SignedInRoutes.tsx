import { Suspense, useCallback } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PageSkeleton } from '../ui/Skeleton';
import { mayOpen } from './access';
import { MayOpenProvider } from './MayOpenContext';
import { NotFoundPage } from './NotFoundPage';
import { PageBoundary } from './PageBoundary';
import { RouteGate } from './RouteGate';
import { redirects, routes } from './routes';
import { usePortal } from './session/PortalContext';

/** The page of the present address. A fault of one page leaves the shell and every other page as they are. */
export function SignedInRoutes() {
  const portal = usePortal();
  const mayOpenHere = useCallback((path: string) => mayOpen(path, portal), [portal]);
  return (
    <MayOpenProvider value={mayOpenHere}>
      <PageBoundary>
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            {redirects.map(({ from, to }) => (
              <Route key={from} path={from} element={<Navigate to={to} replace />} />
            ))}
            {routes.map((route) => (
              <Route key={route.path} path={route.path} element={<RouteGate route={route} />} />
            ))}
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
      </PageBoundary>
    </MayOpenProvider>
  );
}
