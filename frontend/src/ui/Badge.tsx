import type { Icon } from '@tabler/icons-react';
import classes from './Badge.module.css';

/** The meaning of a badge: neutral, waiting for a person, failed, or completed. */
export type BadgeTone = 'neutral' | 'waiting' | 'failure' | 'success';

/** A small label with an icon. The text alone must carry the meaning, because not everyone sees the colour. */
export function Badge({ tone = 'neutral', icon: Mark, label }: { tone?: BadgeTone; icon?: Icon; label: string }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {Mark && <Mark size={13} aria-hidden />}
      {label}
    </span>
  );
}
