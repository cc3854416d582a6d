import { TextField } from '../../ui/TextField';
import type { AuthField } from '../../shared/auth/useAuthForm';

/** A username field. Phones do not correct or capitalise its text. */
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

/** A hidden username, from which password managers know whose password a form sets. */
export function SavedUsername({ username }: { username: string }) {
  return <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />;
}
