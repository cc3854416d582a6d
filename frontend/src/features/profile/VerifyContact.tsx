import { useState } from 'react';
import { messages } from '../../../../domain/messages';
import { useServices } from '../../session/services';
import type { ContactKind } from '../../session/identity';
import { EnterContactCode } from './EnterContactCode';
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
  const sendCode = () => identity.sendContactCode(kind);
  const send = async () => {
    if (await task.run(sendCode)) setIsSent(true);
  };
  const to = `your ${names[kind]}`;
  if (isSent) {
    const success = `Your ${names[kind]} is verified.`;
    return <EnterContactCode {...{ kind, to, success, sendCode, onDone, onCancel }} />;
  }
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
      <p>We send a code to {to}.</p>
    </ProfileForm>
  );
}
