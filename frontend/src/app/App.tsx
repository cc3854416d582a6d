import { Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useSearchParams } from 'react-router-dom';
import { AuthPage } from '../features/auth/AuthPage';
import { lazyView } from '../ui/lazyView';
import { LoadingScreen } from '../ui/loading';
import { paths, safeRedirect } from '../session/paths';
import { useServices } from '../session/services';
import { ShellSkeleton } from './shell/ShellSkeleton';
import type { EndReason } from './session/sessionMachine';
import { useDraftUpkeep } from './session/useDraftUpkeep';
import { useSession } from './session/useSession';

const SignedInApp = lazyView(async () => (await import('./SignedInApp')).SignedInApp);

/** Loads the files that only a signed-in user needs, ahead of time; a failure is ignored, because the sign-in loads them again. */
export const loadPortal = SignedInApp.preload;

/** After the sign-in: where the user wanted to go, else the dashboard. */
function ToTarget() {
  const [search] = useSearchParams();
  return <Navigate to={safeRedirect(search.get('redirectTo'), window.location.origin) ?? paths.dashboard} replace />;
}

/** Redirects to the sign-in, which returns to this page afterwards unless the user has logged out. */
function ToSignIn({ endReason }: { endReason: EndReason | undefined }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams();
  if (endReason === 'timedOut') query.set('timedOut', 'true');
  if (endReason !== 'loggedOut' && pathname !== '/') query.set('redirectTo', `${pathname}${search}`);
  return <Navigate to={{ pathname: paths.auth, search: query.toString() }} replace />;
}

const NewOrganisation = lazyView(
  async () => (await import('../features/newOrganisation/NewOrganisationPage')).NewOrganisationPage,
);

/** The portal, and the page for prospective organisations, which needs no session. */
export function App() {
  const { pathname } = useLocation();
  if (pathname !== paths.newOrganisation) return <Portal />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <NewOrganisation />
    </Suspense>
  );
}

/** The sign-in flow, or a signed-in user's pages. */
function Portal() {
  const { now } = useServices();
  const { state, dispatch, actions } = useSession();
  useDraftUpkeep(state);
  useEffect(() => logConnectivity(now), [now]);
  useEffect(() => {
    // Typing means that a sign-in is likely.
    const load = () => void loadPortal();
    window.addEventListener('input', load, { once: true });
    return () => window.removeEventListener('input', load);
  }, []);

  if (state.status === 'checkingLogin') return <LoadingScreen />;
  if (state.status === 'loggedOut') {
    return (
      <Routes>
        <Route path={paths.auth} element={<AuthPage onSignedIn={actions.onSignedIn} />} />
        <Route path="*" element={<ToSignIn endReason={state.endReason} />} />
      </Routes>
    );
  }
  const { userId, hasMfa, isAdmin } = state.session;
  return (
    <Suspense fallback={<ShellSkeleton />}>
      <Routes>
        <Route path={paths.auth} element={<ToTarget />} />
        {/* Another user, or another role, gets a new client and a new cache. */}
        <Route
          path="*"
          element={
            <SignedInApp key={`${userId} ${hasMfa} ${isAdmin}`} state={state} dispatch={dispatch} actions={actions} />
          }
        />
      </Routes>
    </Suspense>
  );
}

/** Logs when the browser loses the network and when it is back. Returns a function that stops it. */
export function logConnectivity(now: () => Date): () => void {
  const offline = () => console.log(`Offline mode since ${now().toISOString()}`);
  const online = () => console.log(`Online again since ${now().toISOString()}`);
  window.addEventListener('offline', offline);
  window.addEventListener('online', online);
  return () => {
    window.removeEventListener('offline', offline);
    window.removeEventListener('online', online);
  };
}
