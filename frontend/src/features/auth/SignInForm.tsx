import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import { Button } from '../../ui/Button';
import { AuthForm } from './AuthForm';
import { type ApiState } from './authMachine';
import { checkSignIn } from './authRules';
import { useAuthForm } from './useAuthForm';
import { type AuthActions } from './useAuthFlow';

/** Step 1: username and password. */
export function SignInForm({ api, actions }: { api: ApiState; actions: AuthActions }) {
  const { values, field, onSubmit } = useAuthForm({ username: '', password: '' }, checkSignIn, (given) =>
    actions.signIn(given.username, given.password),
  );
  return (
    <AuthForm title="Sign in" api={api} submitLabel="Sign in" onSubmit={onSubmit}>
      <TextField
        {...field('username')}
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
      <div>
        <Button tone="link" onClick={() => actions.chooseForgotPassword(values.username)}>
          Forgot password?
        </Button>
      </div>
    </AuthForm>
  );
}
