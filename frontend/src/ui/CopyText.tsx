import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import classes from './CopyText.module.css';

const shownMs = 2000;

interface Props {
  /** Names the text in the button's accessible name, such as "IBAN". */
  label: string;
  /** The text shown. */
  text: string;
  /** The text to copy where it differs from the text shown, such as without the spaces between groups. */
  copied?: string;
}

/** A text that a click copies. The result is shown beside it and announced to screen readers. */
export function CopyText({ label, text, copied = text }: Props) {
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (!message) return;
    const timer = window.setTimeout(() => setMessage(''), shownMs);
    return () => window.clearTimeout(timer);
  }, [message]);
  const copy = () =>
    navigator.clipboard.writeText(copied).then(
      () => setMessage('Copied'),
      () => setMessage('Could not be copied'),
    );
  const Mark = message === 'Copied' ? IconCheck : IconCopy;
  return (
    <span>
      <button type="button" className={classes.copy} onClick={() => void copy()} aria-label={`Copy ${label}: ${text}`}>
        {text}
        <Mark size={14} aria-hidden />
      </button>
      <span role="status" className={message ? classes.message : undefined}>
        {message}
      </span>
    </span>
  );
}
