import { TextField } from '../../ui/TextField';

interface Props {
  name: string;
  label: string;
  value: string;
  error?: string;
  onChange: (event: React.ChangeEvent<HTMLInputElement>) => void;
}

/** A one-time code: browsers and phones offer the one that arrived, and pasting works. */
export function CodeField(props: Props) {
  return <TextField {...props} inputMode="numeric" autoComplete="one-time-code" autoFocus />;
}
