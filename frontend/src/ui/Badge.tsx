import { type Icon } from '@tabler/icons-react';
import classes from './Badge.module.css';

/** What a badge means: nothing special, something that waits for people, a failure, money that arrived. */
export type BadgeTone = 'quiet' | 'waiting' | 'failure' | 'arrived';

/** A small label with an icon: the word says it, the colour only helps. */
export function Badge({ tone = 'quiet', icon: Mark, label }: { tone?: BadgeTone; icon?: Icon; label: string }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {Mark && <Mark size={13} aria-hidden />}
      {label}
    </span>
  );
}
