import { useServices } from '../../session/services';
import { checkCode, cleanCode } from '../../shared/auth/authFields';
import { CodeField } from '../../shared/auth/CodeField';
import { useAuthForm } from '../../shared/auth/useAuthForm';
import { Notice } from '../../ui/Notice';
import { ProfileForm } from './ProfileForm';
import classes from './SetUpAuthenticator.module.css';
import { useSecret } from './useSecret';
import { useTask } from './useTask';

/** Sets up an authenticator app: scan or type the key, then confirm with a code. */
export function SetUpAuthenticator({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { identity } = useServices();
  const { secret, error } = useSecret(onCancel);
  const task = useTask();
  const confirm = async (code: string) => {
    if (await task.run(() => identity.confirmAuthenticator(cleanCode(code)))) onDone();
  };
  const { field, onSubmit } = useAuthForm({ code: '' }, checkCode, ({ code }) => void confirm(code));

  if (error) return <Notice tone="failure">{error}</Notice>;
  if (!secret) return null;
  return (
    <ProfileForm task={task} submitLabel="Turn on" onSubmit={onSubmit} onCancel={onCancel}>
      <p>Scan this picture with an authenticator app, then enter the code that it shows.</p>
      <img
        className={classes.picture}
        src={secret.picture}
        alt="QR code for your authenticator app"
        width={192}
        height={192}
      />
      <p>
        Or type this key: <code className={classes.key}>{secret.key.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <CodeField {...field('code')} />
    </ProfileForm>
  );
}
