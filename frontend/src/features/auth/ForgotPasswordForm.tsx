import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import { AuthForm } from './AuthForm';
import { type ApiState } from './authMachine';
import { checkForgotPassword, checkResetPassword } from './authRules';
import { CodeField } from './CodeField';
import { useAuthForm } from './useAuthForm';
import { type AuthActions } from './useAuthFlow';

interface Props {
  username: string;
  api: ApiState;
  actions: AuthActions;
}

/** Step 3, first half: where to send the code. */
export function ForgotPasswordForm({ username, api, actions }: Props) {
  const { field, onSubmit } = useAuthForm({ username }, checkForgotPassword, (given) =>
    actions.sendPasswordCode(given.username),
  );
  return (
    <AuthForm
      title="Reset your password"
      intro="We send a code to the contact that you verified."
      api={api}
      submitLabel="Send code"
      onSubmit={onSubmit}
      onBack={actions.backToSignIn}
    >
      <TextField {...field('username')} label="Username" autoComplete="username" autoCapitalize="none" autoFocus />
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
      <CodeField {...field('code')} label="Code" />
      <PasswordField {...field('password')} label="New password" autoComplete="new-password" />
      <PasswordField {...field('confirmation')} label="Confirm new password" autoComplete="new-password" />
    </AuthForm>
  );
}
