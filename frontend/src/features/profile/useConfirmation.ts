import { useState } from 'react';
import { IdentityError, type SignInOutcome } from '../../session/identity';
import { usePortal } from '../../session/PortalContext';
import { useServices } from '../../session/services';
import { cleanCode } from '../../shared/auth/authFields';
import { isNamed, isWrongPassword } from '../../shared/auth/refusals';
import { failedLogin, reportFailedLogin, type FailedLogin } from '../../shared/auth/reportFailedLogin';

/** The challenge of the second factor. */
type Challenge = Extract<SignInOutcome, { next: 'mfa' }>;

interface State {
  readonly isBusy: boolean;
  /** Set once the password was right and a code is asked for. */
  readonly challenge?: Challenge;
  /** Why the last call failed. */
  readonly cause?: unknown;
}

const reportOf = (cause: unknown): FailedLogin['eventCode'] | undefined => {
  if (isWrongPassword(cause)) return 'E001';
  return isNamed(cause, 'CodeMismatchException') ? 'E002' : undefined;
};

/** A refused sign-in, not a wrong code, ends the challenge: the password is asked for again. */
const endsChallenge = (cause: unknown) => isNamed(cause, 'NotAuthorizedException');

function challengeOf(outcome: SignInOutcome): Challenge | undefined {
  if (outcome.next === 'newPassword') throw new IdentityError('PasswordResetRequiredException', 'Password was reset.');
  return outcome.next === 'mfa' ? outcome : undefined;
}

/** Signs the user in once more: by the password, then by the code of the second factor if one is on. */
export function useConfirmation(onConfirmed: () => void) {
  const { identity, config } = useServices();
  const { user } = usePortal();
  const [state, setState] = useState<State>({ isBusy: false });

  const run = async (call: () => Promise<Challenge | undefined>) => {
    setState(({ challenge }) => ({ isBusy: true, challenge }));
    try {
      const challenge = await call();
      if (challenge) setState({ isBusy: false, challenge });
      else onConfirmed();
    } catch (cause) {
      const eventCode = reportOf(cause);
      if (eventCode) void reportFailedLogin(config.activityLogUrl, failedLogin(user.id, eventCode));
      setState(({ challenge }) => ({ isBusy: false, cause, challenge: endsChallenge(cause) ? undefined : challenge }));
    }
  };
  return {
    ...state,
    sendPassword: (password: string) => void run(async () => challengeOf(await identity.startConfirmation(password))),
    sendCode: (code: string, { method }: Challenge) =>
      void run(async () => {
        await identity.finishConfirmation(cleanCode(code), method);
        return undefined;
      }),
  };
}
