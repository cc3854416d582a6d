import { useState } from 'react';
import { messages } from '../../../../domain/messages';
import { useServices } from '../../session/services';
import type { ContactKind } from '../../session/identity';
import { checkCode, cleanCode } from '../../shared/auth/authFields';
import { CodeField } from '../../shared/auth/CodeField';
import { useAuthForm } from '../../shared/auth/useAuthForm';
import { showToast } from '../../ui/toast';
import { ProfileForm } from './ProfileForm';
import { useTask } from './useTask';

const names: Record<ContactKind, string> = { email: 'email', phone_number: 'phone number' };

interface Props {
  kind: ContactKind;
  onDone: () => void;
  onCancel: () => void;
}

/** Verifies a contact: sends a code, then checks the entered code. */
export function VerifyContact({ kind, onDone, onCancel }: Props) {
  const { identity } = useServices();
  const task = useTask();
  const [isSent, setIsSent] = useState(false);
  const send = async () => {
    if (await task.run(() => identity.sendContactCode(kind))) setIsSent(true);
  };
  const verify = async (code: string) => {
    if (!(await task.run(() => identity.verifyContact(kind, cleanCode(code))))) return;
    showToast('success', `Your ${names[kind]} is verified.`);
    onDone();
  };
  const { field, onSubmit } = useAuthForm({ code: '' }, checkCode, ({ code }) => void verify(code));

  if (!isSent) {
    return (
      <ProfileForm
        task={task}
        submitLabel={messages.auth.sendCode}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        onCancel={onCancel}
      >
        <p>We send a code to your {names[kind]}.</p>
      </ProfileForm>
    );
  }
  return (
    <ProfileForm task={task} submitLabel="Verify" onSubmit={onSubmit} onCancel={onCancel}>
      <p>Enter the code that we sent to your {names[kind]}.</p>
      <CodeField {...field('code')} />
    </ProfileForm>
  );
}
