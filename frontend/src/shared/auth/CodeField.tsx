import { TextField } from '../../ui/TextField';
import { type AuthField } from './useAuthForm';

/** A one-time code: browsers and phones offer the one that arrived, and pasting works, spaces included. */
export function CodeField(field: AuthField) {
  return <TextField {...field} label="Code" inputMode="numeric" autoComplete="one-time-code" spellCheck={false} />;
}
