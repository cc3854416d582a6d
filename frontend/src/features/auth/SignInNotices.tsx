import { useSearchParams } from 'react-router-dom';
import { messages } from '../../../../domain/messages';
import { Notice } from '../../ui/Notice';
import type { SignInStep } from './signInMachine';

interface Props {
  state: SignInStep;
  /** The username of an unconfirmed user who tried to sign in. */
  unconfirmed: string | undefined;
}

/** The message above the sign-in form, where there is one. */
export function SignInNotices({ state, unconfirmed }: Props) {
  const [search] = useSearchParams();
  const hasFailed = state.api.status === 'error';
  if (hasFailed && unconfirmed) {
    return <Notice tone="waiting">The user {unconfirmed} is not confirmed yet. Contact your administrator.</Notice>;
  }
  if (hasFailed) return null;
  if (state.hasNewPassword) return <Notice tone="info">Your new password has been saved. Sign in with it.</Notice>;
  return search.get('timedOut') === 'true' ? <Notice tone="waiting">{messages.auth.timedOut}</Notice> : null;
}
