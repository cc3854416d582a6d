import { useEffect, useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { appVersion, messages } from '../../../../domain/messages';
import { paths, safeRedirect } from '../../app/paths';
import { reportFailedLogin } from '../../app/session/activityLog';
import { useServices } from '../../app/services';
import { Notice } from '../../ui/Notice';
import { Wordmark } from '../../ui/Wordmark';
import classes from './AuthPage.module.css';
import { AuthStep } from './AuthStep';
import { useAuthFlow, type AuthFlowHost } from './useAuthFlow';

const providerPrefix = 'CognitoIdentityServiceProvider';

/** Removes keys of the identity provider that an earlier release or another tool left in local storage. */
function clearStoredKeys() {
  Object.keys(localStorage)
    .filter((key) => key.startsWith(providerPrefix))
    .forEach((key) => localStorage.removeItem(key));
}

/** The sign-in flow at /auth (specification section 2). */
export function AuthPage({ onSignedIn }: { onSignedIn: () => void }) {
  const { identity, config } = useServices();
  const [search] = useSearchParams();
  const host = useMemo<AuthFlowHost>(
    () => ({
      identity,
      reportFailure: (failure) => void reportFailedLogin(config.activityLogUrl, failure),
      onUserNotConfirmed: () => undefined,
    }),
    [identity, config],
  );
  const { state, actions } = useAuthFlow(host);
  const isSignedIn = state.step === 'signedIn';

  useEffect(() => {
    document.title = 'Sign in · Corridor';
    clearStoredKeys();
  }, []);
  useEffect(() => {
    if (isSignedIn) onSignedIn();
  }, [isSignedIn, onSignedIn]);

  if (isSignedIn) {
    return <Navigate to={safeRedirect(search.get('redirectTo'), window.location.origin) ?? paths.dashboard} replace />;
  }
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Wordmark />
      </header>
      <main className={classes.card}>
        {search.get('timedOut') === 'true' && <Notice tone="waiting">{messages.auth.timedOut}</Notice>}
        <AuthStep state={state} actions={actions} />
      </main>
      <footer className={classes.footer}>Version {appVersion}</footer>
    </div>
  );
}
