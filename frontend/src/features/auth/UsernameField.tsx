import { TextField } from '../../ui/TextField';
import { type AuthField } from '../../shared/auth/useAuthForm';

/** A username, which phones must neither correct nor capitalise. */
export function UsernameField(field: AuthField) {
  return (
    <TextField
      {...field}
      label="Username"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
