import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './SearchInput.module.css';
import { TextField } from './TextField';
import { searchThrottleMs, useThrottle } from './timing';

interface Props {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search box, no wider than 320 px. The text shows at once; `onChange` is called at most every 200 ms, and once at the end. */
export function SearchInput({ label, placeholder, value, onChange }: Props) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  // The parent passes a sent search back as the value a little later. That must not undo what was typed since; any other value,
  // such as after the browser's Back, replaces the text.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setText(value);
      setSent(value);
    }
  }
  const search = useThrottle((typed: string) => {
    setSent(typed);
    onChange(typed);
  }, searchThrottleMs);
  return (
    <TextField
      type="search"
      className={classes.search}
      label={label}
      labelProps={{ className: 'visually-hidden' }}
      placeholder={placeholder ?? label}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        search(currentTarget.value);
      }}
      leftSection={<IconSearch size={16} aria-hidden />}
    />
  );
}
