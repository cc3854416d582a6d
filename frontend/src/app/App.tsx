import { Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useSearchParams } from 'react-router-dom';
import { AuthPage } from '../features/auth/AuthPage';
import { lazyView } from './lazyView';
import { LoadingScreen } from './LoadingScreen';
import { paths, safeRedirect } from './paths';
import { useServices } from './services';
import { logConnectivity } from './session/logConnectivity';
import { type Departure } from './session/sessionMachine';
import { useSession } from './session/useSession';

const SignedInApp = lazyView(async () => (await import('./SignedInApp')).SignedInApp);

/** Fetches what only a signed-in user needs; a failure is left to the sign-in. */
export const loadPortal = SignedInApp.preload;

/** After the sign-in: where the user wanted to go, else the dashboard. */
function ToTarget() {
  const [search] = useSearchParams();
  return <Navigate to={safeRedirect(search.get('redirectTo'), window.location.origin) ?? paths.dashboard} replace />;
}

/** To the sign-in, from where one returns to the wanted page, unless one has logged out of it. */
function ToSignIn({ departure }: { departure: Departure | undefined }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams();
  if (departure === 'timedOut') query.set('timedOut', 'true');
  if (departure !== 'loggedOut' && pathname !== '/') query.set('redirectTo', `${pathname}${search}`);
  return <Navigate to={{ pathname: paths.auth, search: query.toString() }} replace />;
}

/** The portal: the sign-in flow, or a signed-in user's pages. */
export function App() {
  const { now } = useServices();
  const { state, dispatch, actions } = useSession();
  useEffect(() => logConnectivity(now), [now]);
  useEffect(() => {
    // Whoever types is about to sign in.
    const load = () => void loadPortal();
    window.addEventListener('input', load, { once: true });
    return () => window.removeEventListener('input', load);
  }, []);

  if (state.status === 'checkingLogin') return <LoadingScreen />;
  if (state.status === 'loggedOut') {
    return (
      <Routes>
        <Route path={paths.auth} element={<AuthPage onSignedIn={actions.onSignedIn} />} />
        <Route path="*" element={<ToSignIn departure={state.departure} />} />
      </Routes>
    );
  }
  const { userId, hasMfa, isAdmin } = state.session;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route path={paths.auth} element={<ToTarget />} />
        {/* Another person, or another role, gets a client and a cache of their own. */}
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
