import { type ContactKind } from '../../app/session/identity';
import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import { AuthForm } from './AuthForm';
import { type ApiState } from './authMachine';
import { checkNewPassword } from './authRules';
import { useAuthForm } from './useAuthForm';
import { type AuthActions } from './useAuthFlow';

const empty = { password: '', confirmation: '', phone_number: '', email: '' };

/** Step 4: a password of one's own, with the contacts that the challenge asks for. */
export function NewPasswordForm(props: { required: readonly ContactKind[]; api: ApiState; actions: AuthActions }) {
  const { required, api, actions } = props;
  const { field, onSubmit } = useAuthForm(
    empty,
    (values) => checkNewPassword(values, required),
    (values) => {
      const attributes = Object.fromEntries(required.map((name) => [name, values[name].trim()]));
      actions.completeNewPassword(values.password, attributes);
    },
  );
  return (
    <AuthForm
      title="Choose a new password"
      intro="Your password was set for you. Choose your own to go on."
      api={api}
      submitLabel="Save new password"
      onSubmit={onSubmit}
      onBack={actions.backToSignIn}
    >
      <PasswordField {...field('password')} label="New password" autoComplete="new-password" autoFocus />
      <PasswordField {...field('confirmation')} label="Confirm new password" autoComplete="new-password" />
      {required.includes('phone_number') && (
        <TextField {...field('phone_number')} label="Phone number" type="tel" autoComplete="tel" />
      )}
      {required.includes('email') && <TextField {...field('email')} label="Email" type="email" autoComplete="email" />}
    </AuthForm>
  );
}
