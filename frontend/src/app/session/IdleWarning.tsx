import { useEffect, useId, useRef } from 'react';
import { idleWarningMs } from '../../../../domain/session/idle';
import { messages } from '../../../../domain/messages';
import { Button } from '../../ui/Button';
import classes from './IdleWarning.module.css';

/** "5 minutes", or seconds below two minutes. */
function formatDuration(ms: number): string {
  return ms >= 120_000 ? `${Math.round(ms / 60_000)} minutes` : `${Math.round(ms / 1000)} seconds`;
}

/** Says that the session is about to end. Any key or click keeps it; the button makes that visible. */
export function IdleWarning({ limitMs, onStay }: { limitMs: number; onStay: () => void }) {
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
      <p id={`${id}-text`}>
        You are logged out {formatDuration(idleWarningMs(limitMs))} after this warning. Press any key or click anywhere
        to stay.
      </p>
      <Button tone="primary" onClick={onStay}>
        Stay signed in
      </Button>
    </div>
  );
}
