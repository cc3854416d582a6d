import { useMemo, type ReactNode } from 'react';
import classes from './SafeHtml.module.css';
import { hasText, sanitise } from './sanitise';

interface Props {
  html: string;
  /** Wraps the text, where there is one. */
  frame?: (text: ReactNode) => ReactNode;
  /** Shown when nothing of the text is left. */
  empty?: ReactNode;
}

/** HTML of the settings, sanitised. */
export function SafeHtml({ html, frame = (text) => text, empty }: Props) {
  const safe = useMemo(() => sanitise(html), [html]);
  if (!hasText(safe)) return empty;
  return frame(<div className={classes.text} dangerouslySetInnerHTML={{ __html: safe }} />);
}
