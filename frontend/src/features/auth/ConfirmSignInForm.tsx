import { type MfaMethod } from '../../app/session/identity';
import { AuthForm } from './AuthForm';
import { type ApiState } from './authMachine';
import { checkCode } from './authRules';
import { CodeField } from './CodeField';
import { useAuthForm } from './useAuthForm';
import { type AuthActions } from './useAuthFlow';

const intros: Record<MfaMethod, string> = {
  SMS_MFA: 'Enter the code that we sent to your phone.',
  SOFTWARE_TOKEN_MFA: 'Enter the code that your authenticator app shows.',
};

/** Step 2: the second factor. */
export function ConfirmSignInForm(props: { method: MfaMethod; api: ApiState; actions: AuthActions }) {
  const { method, api, actions } = props;
  const { field, onSubmit } = useAuthForm({ code: '' }, checkCode, ({ code }) => actions.confirmSignIn(code, method));
  return (
    <AuthForm
      title="Confirm it is you"
      intro={intros[method]}
      api={api}
      submitLabel="Confirm"
      onSubmit={onSubmit}
      onBack={actions.backToSignIn}
    >
      <CodeField {...field('code')} label="Code" />
    </AuthForm>
  );
}
