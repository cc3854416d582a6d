import { useServices } from '../../session/services';
import type { ContactKind } from '../../session/identity';
import { checkCode, cleanCode } from '../../shared/auth/authFields';
import { CodeField } from '../../shared/auth/CodeField';
import { SendAgain } from '../../shared/auth/SendAgain';
import { useAuthForm } from '../../shared/auth/useAuthForm';
import { showToast } from '../../ui/toast';
import { ProfileForm } from './ProfileForm';
import { statusOf, useTask } from './useTask';

interface Props {
  kind: ContactKind;
  /** Where the code went, such as "your email". */
  to: string;
  /** What the user is told afterwards. */
  success: string;
  /** Sends another code. */
  sendCode: () => Promise<void>;
  onDone: () => void;
  onCancel: () => void;
}

/** The form for a code that was sent to a contact. */
export function EnterContactCode({ kind, to, success, sendCode, onDone, onCancel }: Props) {
  const { identity } = useServices();
  const task = useTask();
  const verify = async (code: string) => {
    if (!(await task.run(() => identity.verifyContact(kind, cleanCode(code))))) return;
    showToast('success', success);
    onDone();
  };
  const { field, onSubmit } = useAuthForm({ code: '' }, checkCode, ({ code }) => void verify(code));
  return (
    <ProfileForm task={task} submitLabel="Verify" onSubmit={onSubmit} onCancel={onCancel}>
      <p>Enter the code that we sent to {to}.</p>
      <CodeField {...field('code')} />
      <SendAgain status={statusOf(task)} onSend={() => void task.run(sendCode)} />
    </ProfileForm>
  );
}
