import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation, useSearchParams } from 'react-router-dom';
import { AuthPage } from '../features/auth/AuthPage';
import { LoadingScreen } from './LoadingScreen';
import { paths, safeRedirect } from './paths';
import { useServices } from './services';
import { type Session } from './session/identity';

const SignedInApp = lazy(async () => ({ default: (await import('./SignedInApp')).SignedInApp }));

/** Why somebody is not signed in: they logged out, their session ended, or they have just arrived. */
type Departure = 'loggedOut' | 'timedOut';

type Login =
  | { readonly status: 'checking' }
  | { readonly status: 'loggedOut'; readonly departure?: Departure }
  | { readonly status: 'loggedIn'; readonly session: Session };

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

/** Who is signed in in this browser, and how that changes. */
function useLogin() {
  const { identity } = useServices();
  const [login, setLogin] = useState<Login>({ status: 'checking' });
  const check = useCallback(async () => {
    const session = await identity.session().catch(() => undefined);
    setLogin(session ? { status: 'loggedIn', session } : { status: 'loggedOut' });
  }, [identity]);
  const leave = useCallback(
    (departure: Departure) => {
      identity.signOut();
      setLogin({ status: 'loggedOut', departure });
    },
    [identity],
  );

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the answer arrives later, from outside
    void check();
  }, [check]);
  return { login, check, leave };
}

/** The portal: the sign-in flow, or a signed-in user's pages. */
export function App() {
  const { login, check, leave } = useLogin();
  const onSignedIn = useCallback(() => void check(), [check]);
  const logOut = useCallback(() => leave('loggedOut'), [leave]);
  const onSessionLost = useCallback(() => leave('timedOut'), [leave]);

  if (login.status === 'checking') return <LoadingScreen />;
  if (login.status === 'loggedOut') {
    return (
      <Routes>
        <Route path={paths.auth} element={<AuthPage onSignedIn={onSignedIn} />} />
        <Route path="*" element={<ToSignIn departure={login.departure} />} />
      </Routes>
    );
  }
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route path={paths.auth} element={<ToTarget />} />
        <Route
          path="*"
          element={
            <SignedInApp
              key={`${login.session.userId} ${login.session.hasMfa}`}
              session={login.session}
              onLogOut={logOut}
              onSessionLost={onSessionLost}
              onRenew={onSignedIn}
            />
          }
        />
      </Routes>
    </Suspense>
  );
}
