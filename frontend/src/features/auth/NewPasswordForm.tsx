import type { ContactKind } from '../../session/identity';
import { TextField } from '../../ui/TextField';
import { AuthForm } from './AuthForm';
import { checkNewPassword, cleanContacts } from './authRules';
import { NewPasswordFields } from '../../shared/auth/NewPasswordFields';
import { SavedUsername } from './UsernameField';
import type { SignInActions } from './signInActions';
import type { ApiState, NewPasswordChallenge } from './signInMachine';
import { useAuthForm, type AuthField } from '../../shared/auth/useAuthForm';

const empty = { password: '', confirmation: '', phone_number: '', email: '' };

/** Fields for the contacts that the challenge requires. */
function ContactFields(props: { required: readonly ContactKind[]; field: (name: ContactKind) => AuthField }) {
  const { required, field } = props;
  return (
    <>
      {required.includes('phone_number') && (
        <TextField
          {...field('phone_number')}
          label="Phone number"
          description="With the country code, such as +44 7700 900123."
          type="tel"
          autoComplete="tel"
        />
      )}
      {required.includes('email') && (
        <TextField {...field('email')} label="Email" type="email" autoComplete="email" spellCheck={false} />
      )}
    </>
  );
}

/** Step 4: the first own password, with the contacts that the challenge requires. */
export function NewPasswordForm(props: { challenge: NewPasswordChallenge; api: ApiState; actions: SignInActions }) {
  const { challenge, api, actions } = props;
  const required = challenge.requiredAttributes;
  const { field, onSubmit } = useAuthForm(
    empty,
    (values) => checkNewPassword(values, required),
    (values) => actions.completeNewPassword(challenge, values.password, cleanContacts(values, required)),
  );
  return (
    <AuthForm
      title="Choose a new password"
      intro="Your password was set for you. Choose your own to continue."
      api={api}
      submitLabel="Save new password"
      onSubmit={onSubmit}
      onBack={actions.backToSignIn}
    >
      <SavedUsername username={challenge.username} />
      <NewPasswordFields password={field('password')} confirmation={field('confirmation')} />
      <ContactFields required={required} field={field} />
    </AuthForm>
  );
}
