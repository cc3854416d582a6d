import { Button } from '../../ui/Button';
import { PasswordField } from '../../ui/PasswordField';
import { AuthForm } from './AuthForm';
import { checkSignIn } from './authRules';
import type { SignInActions } from './signInActions';
import type { SignInStep } from './signInMachine';
import { SignInNotices } from './SignInNotices';
import { useAuthForm } from '../../shared/auth/useAuthForm';
import { UsernameField } from './UsernameField';

interface Props {
  state: SignInStep;
  unconfirmed: string | undefined;
  actions: SignInActions;
}

/** Step 1: username and password. */
export function SignInForm({ state, unconfirmed, actions }: Props) {
  const { values, field, onSubmit } = useAuthForm({ username: state.username, password: '' }, checkSignIn, (given) =>
    actions.signIn(given.username, given.password),
  );
  return (
    <AuthForm
      title="Sign in"
      notice={<SignInNotices state={state} unconfirmed={unconfirmed} />}
      api={state.api}
      submitLabel="Sign in"
      onSubmit={onSubmit}
    >
      <UsernameField {...field('username')} />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
      <div>
        <Button tone="link" onClick={() => actions.chooseForgotPassword(values.username)}>
          Forgot password?
        </Button>
      </div>
    </AuthForm>
  );
}
