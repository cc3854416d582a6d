import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../../../domain/messages';
import { Button } from '../ui/Button';
import { LinkButton } from '../ui/LinkButton';
import { Notice } from '../ui/Notice';
import { Row } from '../ui/Stack';
import { Wordmark } from '../ui/Wordmark';
import { paths } from './paths';
import { type SessionOutcome } from './session/sessionMachine';
import classes from './StoppedScreen.module.css';

const SetUpMfa = lazy(async () => ({ default: (await import('../features/auth/SetUpMfa')).SetUpMfa }));

const texts: Record<SessionOutcome, string> = {
  HAS_NO_TCC_ACCESS: messages.session.noAccounts,
  HAS_NO_MFA_ACCESS: messages.session.mfaRequired,
  UNKNOWN_ERROR: messages.errors.unknown,
  CREDENTIALS_REFUSED: messages.session.credentialsRefused,
};

interface Props {
  outcome: SessionOutcome;
  onRetry: () => void;
  onLogOut: () => void;
  onMfaSetUp: () => void;
}

/** Why a signed-in user cannot go on, and what they can do about it (specification section 2). */
export function StoppedScreen({ outcome, onRetry, onLogOut, onMfaSetUp }: Props) {
  const { pathname } = useLocation();
  const needsMfa = outcome === 'HAS_NO_MFA_ACCESS';
  const isSettingUp = needsMfa && pathname === paths.profile;
  return (
    <div className={classes.page}>
      <Wordmark />
      <main className={classes.card}>
        {isSettingUp ? (
          <Suspense>
            <SetUpMfa onDone={onMfaSetUp} />
          </Suspense>
        ) : (
          <Notice tone={needsMfa ? 'waiting' : 'failure'}>{texts[outcome]}</Notice>
        )}
        <Row>
          {needsMfa && !isSettingUp && (
            <LinkButton to={paths.profile} tone="primary">
              {messages.session.setUpMfa}
            </LinkButton>
          )}
          {!needsMfa && <Button onClick={onRetry}>Try again</Button>}
          <Button tone="quiet" onClick={onLogOut}>
            {messages.shell.logOut}
          </Button>
        </Row>
      </main>
    </div>
  );
}
