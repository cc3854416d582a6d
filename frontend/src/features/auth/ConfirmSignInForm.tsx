import { AuthForm } from './AuthForm';
import { checkCode } from '../../shared/auth/authFields';
import { CodeField } from '../../shared/auth/CodeField';
import type { SignInActions } from './signInActions';
import type { ApiState, MfaChallenge } from './signInMachine';
import { useAuthForm } from '../../shared/auth/useAuthForm';

function introOf({ method, destination }: MfaChallenge): string {
  if (method === 'SOFTWARE_TOKEN_MFA') return 'Enter the code that your authenticator app shows.';
  const lastDigits = destination?.match(/\d+$/)?.[0];
  return `Enter the code that we sent to your phone${lastDigits ? ` ending in ${lastDigits}` : ''}.`;
}

/** Step 2: the second factor. */
export function ConfirmSignInForm(props: { challenge: MfaChallenge; api: ApiState; actions: SignInActions }) {
  const { challenge, api, actions } = props;
  const { field, onSubmit } = useAuthForm({ code: '' }, checkCode, ({ code }) =>
    actions.confirmSignIn(challenge, code),
  );
  return (
    <AuthForm
      title="Confirm it is you"
      intro={introOf(challenge)}
      api={api}
      submitLabel="Confirm"
      onSubmit={onSubmit}
      onBack={actions.backToSignIn}
    >
      <CodeField {...field('code')} />
    </AuthForm>
  );
}
