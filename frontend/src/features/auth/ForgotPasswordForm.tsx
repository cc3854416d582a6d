import { messages } from '../../../../domain/messages';
import { AuthForm } from './AuthForm';
import { checkForgotPassword, checkResetPassword } from './authRules';
import { CodeField } from '../../shared/auth/CodeField';
import { SendAgain } from '../../shared/auth/SendAgain';
import { NewPasswordFields } from '../../shared/auth/NewPasswordFields';
import { SavedUsername, UsernameField } from './UsernameField';
import type { SignInActions } from './signInActions';
import type { ApiState } from './signInMachine';
import { useAuthForm } from '../../shared/auth/useAuthForm';

interface Props {
  username: string;
  api: ApiState;
  actions: SignInActions;
}

/** Step 3, first half: where to send the code. */
export function ForgotPasswordForm({ username, api, actions }: Props) {
  const { field, onSubmit } = useAuthForm({ username }, checkForgotPassword, (given) =>
    actions.sendPasswordCode(given.username),
  );
  return (
    <AuthForm
      title="Reset your password"
      intro="We send a code to the phone or email that you verified."
      api={api}
      submitLabel={messages.auth.sendCode}
      onSubmit={onSubmit}
      onBack={actions.backToSignIn}
    >
      <UsernameField {...field('username')} />
    </AuthForm>
  );
}

/** Step 3, second half: the code and the new password. */
export function ResetPasswordForm({ username, api, actions }: Props) {
  const { field, onSubmit } = useAuthForm(
    { code: '', password: '', confirmation: '' },
    checkResetPassword,
    ({ code, password }) => actions.resetPassword(username, code, password),
  );
  return (
    <AuthForm
      title="Choose a new password"
      intro="We have sent a code, if this username exists."
      api={api}
      submitLabel="Save new password"
      onSubmit={onSubmit}
      onBack={actions.backToSignIn}
    >
      <SavedUsername username={username} />
      <CodeField {...field('code')} />
      <NewPasswordFields password={field('password')} confirmation={field('confirmation')} />
      <SendAgain status={api.status} onSend={() => actions.sendPasswordCode(username)} />
    </AuthForm>
  );
}
