import { TextField } from '../../ui/TextField';
import type { AuthField } from './useAuthForm';

/** A field for a one-time code. Browsers and phones offer to fill in a received code. */
export function CodeField(field: AuthField) {
  return <TextField {...field} label="Code" inputMode="numeric" autoComplete="one-time-code" spellCheck={false} />;
}
