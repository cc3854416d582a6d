import classes from './Wordmark.module.css';

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
