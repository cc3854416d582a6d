import type { Icon } from '@tabler/icons-react';
import classes from './marks.module.css';

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

/** A country's flag by its upper-case two-letter code. Decorative, because the name is beside it. */
export function Flag({ country }: { country: string }) {
  return <img className={classes.flag} src={`/flags/${country}.svg`} alt="" width={21} height={14} loading="lazy" />;
}

/** The logo: two crossing lines. Decorative, because the name is beside it. */
function Glyph() {
  return (
    <svg viewBox="0 0 24 24" width="26" height="26" fill="none" strokeWidth="2.4" strokeLinecap="round" aria-hidden>
      <path d="M2 7.5h4.5c5 0 6 9 11 9H22" stroke="currentColor" />
      <path d="M2 16.5h4.5c5 0 6-9 11-9H22" className={classes.second} />
    </svg>
  );
}

/** The product's logo and name. */
export function Wordmark() {
  return (
    <span className={classes.mark}>
      <Glyph />
      Corridor
    </span>
  );
}
