import { useMemo, type ReactNode } from 'react';
import classes from './SafeHtml.module.css';
import { hasWords, sanitise } from './sanitise';

interface Props {
  html: string;
  /** Around the text, where there is one. */
  frame?: (text: ReactNode) => ReactNode;
  /** Instead of a text of which nothing may be shown. */
  empty?: ReactNode;
}

/** A text from the settings, with the markup that is allowed and no other. */
export function SafeHtml({ html, frame = (text) => text, empty }: Props) {
  const safe = useMemo(() => sanitise(html), [html]);
  if (!hasWords(safe)) return empty;
  return frame(<div className={classes.text} dangerouslySetInnerHTML={{ __html: safe }} />);
}
