import { useState } from 'react';
import { messages } from '../../../../domain/messages';
import { useServices } from '../../session/services';
import { confirmationError, onlyErrors } from '../../shared/auth/authFields';
import { NewPasswordFields } from '../../shared/auth/NewPasswordFields';
import { useAuthForm } from '../../shared/auth/useAuthForm';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { PasswordField } from '../../ui/PasswordField';
import { Row } from '../../ui/Stack';
import { showToast } from '../../ui/toast';
import { ProfileForm } from './ProfileForm';
import { useActivity } from './useActivity';
import { useSignOutEverywhere } from './useSignOutEverywhere';
import { useTask } from './useTask';

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
  const { field, onSubmit } = useAuthForm(empty, checkPasswords, (values) => void change(values));
  return (
    <ProfileForm task={task} submitLabel="Save new password" onSubmit={onSubmit} onCancel={onClose}>
      <p>A new password signs you out of every browser, this one too.</p>
      <PasswordField {...field('old')} label="Current password" autoComplete="current-password" />
      <NewPasswordFields password={field('password')} confirmation={field('confirmation')} />
    </ProfileForm>
  );
}
