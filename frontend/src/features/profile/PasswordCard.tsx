import { useState } from 'react';
import { messages } from '../../../../domain/messages';
import { wrongOwnPassword } from '../../session/identityTexts';
import { useServices } from '../../session/services';
import { confirmationError, onlyErrors } from '../../shared/auth/authFields';
import { NewPasswordFields } from '../../shared/auth/NewPasswordFields';
import { isNamed, isWrongPassword } from '../../shared/auth/refusals';
import { useAuthForm, type AuthField } from '../../shared/auth/useAuthForm';
import { Button } from '../../ui/Button';
import { Card, Row } from '../../ui/layout';
import { PasswordField } from '../../ui/PasswordField';
import { showToast } from '../../ui/toast';
import { ProfileForm } from './ProfileForm';
import { useActivity } from './useActivity';
import { useSignOutEverywhere } from './SignOutEverywhere';
import { useTask, type Task } from './useTask';

interface Values {
  old: string;
  password: string;
  confirmation: string;
}

const checkPasswords = (values: Values) =>
  onlyErrors<Values>({
    old: values.old ? undefined : messages.fields.required,
    password: values.password ? undefined : messages.auth.newPasswordRequired,
    confirmation: confirmationError(values, messages.auth.newPasswordConfirmRequired),
  });

/** The form to change the password; a button opens it. */
export function PasswordCard() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card title="Password">
      {isOpen ? (
        <ChangePassword onClose={() => setIsOpen(false)} />
      ) : (
        <Row>
          <Button onClick={() => setIsOpen(true)}>Change password</Button>
        </Row>
      )}
    </Card>
  );
}

/** A changed password ends every session: Cognito itself leaves them open. */
function ChangePassword({ onClose }: { onClose: () => void }) {
  const { identity } = useServices();
  const task = useTask();
  const record = useActivity();
  const { signOut } = useSignOutEverywhere();
  const change = async ({ old, password }: Values) => {
    if (!(await task.run(() => identity.changePassword(old, password)))) return;
    await record('A021');
    if (await signOut()) return;
    showToast('danger', 'Your password has been changed, but your other sessions are still open. Sign out everywhere.');
    onClose();
  };
  const empty: Values = { old: '', password: '', confirmation: '' };
  const refused = refusalOf(task);
  const { field, onSubmit } = useAuthForm(empty, checkPasswords, (values) => void change(values));
  return (
    <ProfileForm
      task={refused ? { ...task, error: undefined } : task}
      submitLabel="Save new password"
      onSubmit={onSubmit}
      onCancel={onClose}
    >
      <p>A new password signs you out of every browser, this one too.</p>
      <PasswordField {...withRefusal(field('old'), refused)} label="Current password" autoComplete="current-password" />
      <NewPasswordFields password={withRefusal(field('password'), refused)} confirmation={field('confirmation')} />
    </ProfileForm>
  );
}

/** Which field the identity provider refused, and what the user is told there. */
interface Refusal {
  readonly name: keyof Values;
  readonly text: string;
}

function refusalOf({ cause, error = '' }: Task): Refusal | undefined {
  if (isNamed(cause, 'InvalidPasswordException')) return { name: 'password', text: error };
  return isWrongPassword(cause) ? { name: 'old', text: wrongOwnPassword } : undefined;
}

const withRefusal = (field: AuthField, refusal: Refusal | undefined): AuthField =>
  refusal?.name === field.name ? { ...field, error: field.error ?? refusal.text } : field;
