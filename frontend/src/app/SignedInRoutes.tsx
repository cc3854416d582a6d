import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PageSkeleton } from '../ui/Skeleton';
import { NotFoundPage } from './NotFoundPage';
import { paths } from './paths';
import { RouteGate } from './RouteGate';
import { routes } from './routes';

/** The page of the present address. */
export function SignedInRoutes() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route path="/" element={<Navigate to={paths.dashboard} replace />} />
        {routes.map((route) => (
          <Route key={route.path} path={route.path} element={<RouteGate route={route} />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
