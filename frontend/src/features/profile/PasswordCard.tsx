import { useState } from 'react';
import { messages } from '../../../../domain/messages';
import { useServices } from '../../app/services';
import { confirmationFault, given } from '../../shared/auth/authFields';
import { NewPasswordFields } from '../../shared/auth/NewPasswordFields';
import { useAuthForm } from '../../shared/auth/useAuthForm';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { PasswordField } from '../../ui/PasswordField';
import { Row } from '../../ui/Stack';
import { showToast } from '../../ui/toast';
import { ProfileForm } from './ProfileForm';
import { useActivity } from './useActivity';
import { useTask } from './useTask';

interface Values {
  old: string;
  password: string;
  confirmation: string;
}

const checkPasswords = (values: Values) =>
  given<Values>({
    old: values.old ? undefined : messages.fields.required,
    password: values.password ? undefined : messages.auth.newPasswordRequired,
    confirmation: confirmationFault(values, messages.auth.newPasswordConfirmRequired),
  });

/** The password, behind a button so that the page opens without three empty fields. */
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

function ChangePassword({ onClose }: { onClose: () => void }) {
  const { identity } = useServices();
  const task = useTask();
  const record = useActivity();
  const change = async ({ old, password }: Values) => {
    if (!(await task.run(() => identity.changePassword(old, password)))) return;
    showToast('success', 'Your password has been changed.');
    onClose();
    await record('A021');
  };
  const empty: Values = { old: '', password: '', confirmation: '' };
  const { field, onSubmit } = useAuthForm(empty, checkPasswords, (values) => void change(values));
  return (
    <ProfileForm task={task} submitLabel="Save new password" onSubmit={onSubmit} onCancel={onClose}>
      <PasswordField {...field('old')} label="Current password" autoComplete="current-password" />
      <NewPasswordFields password={field('password')} confirmation={field('confirmation')} />
    </ProfileForm>
  );
}
