import { Suspense, useCallback, useMemo } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { PageSkeleton } from '../../ui/loading';
import { mayOpen } from './access';
import { MayOpenProvider, usePortal } from '../../session/PortalContext';
import { NotFoundPage } from '../../shared/NotFoundPage';
import { PageBoundary } from './PageBoundary';
import { RefusalNotice } from './RefusalNotice';
import { RouteGate } from './RouteGate';
import { redirectAt, routeAt } from './preloadPage';

/** The page of the current address. An error in one page does not affect the shell or other pages. */
export function SignedInRoutes() {
  const portal = usePortal();
  const { pathname } = useLocation();
  const target = redirectAt(pathname);
  const route = useMemo(() => routeAt(pathname), [pathname]);
  const mayOpenHere = useCallback((path: string) => mayOpen(path, portal), [portal]);
  return (
    <MayOpenProvider value={mayOpenHere}>
      <RefusalNotice />
      <PageBoundary>
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            {route && <Route path={route.path} element={<RouteGate route={route} />} />}
            <Route path="*" element={target ? <Navigate to={target} replace /> : <NotFoundPage />} />
          </Routes>
        </Suspense>
      </PageBoundary>
    </MayOpenProvider>
  );
}
