import { useEffect, useMemo, useState } from 'react';
import { appVersion } from '../../../../domain/messages';
import { LoadingScreen } from '../../ui/loading';
import { paths } from '../../session/paths';
import { useServices } from '../../session/services';
import { Wordmark } from '../../ui/marks';
import { reportFailedLogin } from '../../shared/auth/reportFailedLogin';
import classes from './AuthPage.module.css';
import { AuthStep } from './AuthStep';
import type { SignInHost } from './signInActions';
import { useSignInFlow } from './useSignInFlow';
import { useStepFocus } from './useStepFocus';

const providerPrefix = 'CognitoIdentityServiceProvider';

/** Removes keys of the identity provider that an earlier release or another tool left in local storage. */
function clearStoredKeys(): void {
  Object.keys(localStorage)
    .filter((key) => key.startsWith(providerPrefix))
    .forEach((key) => localStorage.removeItem(key));
}

/** The services that the flow needs, and the username of an unconfirmed user. */
function useHost() {
  const { identity, config } = useServices();
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const host = useMemo<SignInHost>(
    () => ({
      identity,
      reportFailure: (failure) => void reportFailedLogin(config.activityLogUrl, failure),
      onUserNotConfirmed: setUnconfirmed,
    }),
    [identity, config],
  );
  return { host, unconfirmed };
}

/** The sign-in flow at /auth (specification section 2). After it the portal redirects the user. */
export function AuthPage({ onSignedIn }: { onSignedIn: () => void }) {
  const { host, unconfirmed } = useHost();
  const { state, actions } = useSignInFlow(host);
  const isSignedIn = state.step === 'signedIn';
  const step = 'phase' in state ? `${state.step} ${state.phase}` : state.step;
  const card = useStepFocus<HTMLElement>(step === 'pending' ? undefined : step);

  useEffect(clearStoredKeys, []);
  useEffect(() => {
    if (isSignedIn) onSignedIn();
  }, [isSignedIn, onSignedIn]);

  if (state.step === 'pending' || state.step === 'signedIn') return <LoadingScreen />;
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Wordmark />
      </header>
      <main className={classes.card} ref={card}>
        <AuthStep state={state} unconfirmed={unconfirmed} actions={actions} />
      </main>
      <footer className={classes.footer}>
        <span>Version {appVersion}</span> ·{' '}
        <a href={paths.termsOfUse} target="_blank" rel="noopener">
          Terms of use
        </a>
      </footer>
    </div>
  );
}
