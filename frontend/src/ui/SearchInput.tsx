import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { TextField } from './TextField';

/** How long the search waits for the next key (specification section 9). */
const throttleMs = 200;

interface Props {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search box: what is typed shows at once, the search follows when the fingers rest for 200 ms. */
export function SearchInput({ label, placeholder, value, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    if (typed === undefined) return;
    const timer = window.setTimeout(() => {
      setTyped(undefined);
      if (typed !== value) onChange(typed);
    }, throttleMs);
    return () => window.clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <TextField
      type="search"
      label={label}
      labelProps={{ className: 'visually-hidden' }}
      placeholder={placeholder ?? label}
      value={typed ?? value}
      onChange={(event) => setTyped(event.currentTarget.value)}
      leftSection={<IconSearch size={16} aria-hidden />}
    />
  );
}
