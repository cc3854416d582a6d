import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import classes from './CopyText.module.css';

const shownMs = 2000;

interface Props {
  /** What is copied, said in the button's name, such as "IBAN". */
  label: string;
  /** What is shown. */
  text: string;
  /** What is copied where it differs, for instance without the spaces between groups. */
  copied?: string;
}

/** A text that a click copies. Whether it was copied is said beside it, for eyes and for screen readers. */
export function CopyText({ label, text, copied = text }: Props) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!said) return;
    const timer = window.setTimeout(() => setSaid(''), shownMs);
    return () => window.clearTimeout(timer);
  }, [said]);
  const copy = () =>
    navigator.clipboard.writeText(copied).then(
      () => setSaid('Copied'),
      () => setSaid('Could not be copied'),
    );
  const Mark = said === 'Copied' ? IconCheck : IconCopy;
  return (
    <span>
      <button type="button" className={classes.copy} onClick={() => void copy()} aria-label={`Copy ${label}: ${text}`}>
        {text}
        <Mark size={14} aria-hidden />
      </button>
      <span role="status" className={said ? classes.said : undefined}>
        {said}
      </span>
    </span>
  );
}
