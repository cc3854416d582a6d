import { useEffect, type RefObject } from 'react';
import { messages } from '../../../../domain/messages';
import type { MfaMethod } from '../../session/identity';
import { checkCode, onlyErrors, codeIntro } from '../../shared/auth/authFields';
import { CodeField } from '../../shared/auth/CodeField';
import { useAuthForm } from '../../shared/auth/useAuthForm';
import { PasswordField } from '../../ui/PasswordField';
import { Stack } from '../../ui/layout';

interface Step {
  /** The dialog's button, outside the form, submits it. */
  form: RefObject<HTMLFormElement | null>;
  /** Why the last value was refused. */
  error: string | undefined;
  onSend: (value: string) => void;
}

const checkPassword = ({ password }: { password: string }) =>
  onlyErrors<{ password: string }>({ password: password ? undefined : messages.fields.required });

/** The first step. */
export function ConfirmPassword({ form, error, onSend }: Step) {
  const { field, onSubmit } = useAuthForm({ password: '' }, checkPassword, ({ password }) => onSend(password));
  const bound = field('password');
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <Stack gap="form">
        <p>You signed in a while ago. Enter your password to go on.</p>
        <PasswordField
          {...bound}
          error={bound.error ?? error}
          label="Password"
          autoComplete="current-password"
          data-autofocus
        />
      </Stack>
    </form>
  );
}

/** The second step, for a user with a second factor. */
export function ConfirmCode({
  form,
  challenge,
  error,
  onSend,
}: Step & { challenge: { method: MfaMethod; destination?: string } }) {
  const { field, onSubmit } = useAuthForm({ code: '' }, checkCode, ({ code }) => onSend(code));
  const bound = field('code');
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <Stack gap="form">
        <p>{codeIntro(challenge)}</p>
        <CodeField {...bound} error={bound.error ?? error} />
      </Stack>
    </form>
  );
}
