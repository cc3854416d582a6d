import { AuthForm } from './AuthForm';
import { checkCode, codeIntro } from '../../shared/auth/authFields';
import { CodeField } from '../../shared/auth/CodeField';
import { SendAgain } from '../../shared/auth/SendAgain';
import type { SignInActions } from './signInActions';
import type { ApiState, MfaChallenge } from './signInMachine';
import { useAuthForm } from '../../shared/auth/useAuthForm';

/** Step 2: the second factor. */
export function ConfirmSignInForm(props: { challenge: MfaChallenge; api: ApiState; actions: SignInActions }) {
  const { challenge, api, actions } = props;
  const { field, onSubmit } = useAuthForm({ code: '' }, checkCode, ({ code }) =>
    actions.confirmSignIn(challenge, code),
  );
  return (
    <AuthForm
      title="Confirm it is you"
      intro={codeIntro(challenge)}
      api={api}
      submitLabel="Confirm"
      onSubmit={onSubmit}
      onBack={actions.backToSignIn}
    >
      <CodeField {...field('code')} isOnly />
      {challenge.method === 'SMS_MFA' && <SendAgain status={api.status} onSend={actions.sendSignInCode} />}
    </AuthForm>
  );
}
