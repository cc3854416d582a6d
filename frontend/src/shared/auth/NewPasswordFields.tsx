import { PasswordField } from '../../ui/PasswordField';
import type { AuthField } from './useAuthForm';

/** A new password and its confirmation. */
export function NewPasswordFields({ password, confirmation }: { password: AuthField; confirmation: AuthField }) {
  return (
    <>
      <PasswordField
        {...password}
        label="New password"
        description="At least 10 characters, with small and capital letters, a digit and a symbol."
        autoComplete="new-password"
      />
      <PasswordField {...confirmation} label="Confirm new password" autoComplete="new-password" />
    </>
  );
}
