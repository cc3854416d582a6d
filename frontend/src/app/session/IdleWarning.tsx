import { useEffect, useId, useRef, useState } from 'react';
import { messages } from '../../../../domain/messages';
import { Button } from '../../ui/Button';
import { formatTime } from '../../ui/formatDate';
import { useTicking } from '../../ui/timing';
import classes from './IdleWarning.module.css';

/** "4:59" */
function minutesAndSeconds(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

interface Props {
  /** How long until the session ends, in milliseconds. */
  remainingMs: () => number;
  /** The time, in milliseconds since 1970. */
  now: () => number;
  onStay: () => void;
}

/** Says when the session ends and counts down. Any key or click keeps it; the button makes that visible. */
export function IdleWarning({ remainingMs, now, onStay }: Props) {
  const remaining = useTicking(remainingMs);
  const [endsAt] = useState(() => formatTime(new Date(now() + remainingMs()).toISOString()));
  const id = useId();
  const warning = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    warning.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <div
      ref={warning}
      className={classes.warning}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <strong id={`${id}-title`}>{messages.session.inactive}</strong>
      <p id={`${id}-text`}>You are logged out at {endsAt}. Press any key or click anywhere to stay.</p>
      <p className={classes.countdown} role="timer">
        {minutesAndSeconds(remaining)} left
      </p>
      <Button tone="primary" onClick={onStay}>
        Stay signed in
      </Button>
    </div>
  );
}
