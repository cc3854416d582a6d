import type { ReactNode } from 'react';
import classes from './ActionBar.module.css';

/**
 * The primary action of a page or form, with what stands beside it. On a phone it stays at the foot of the screen; the page scrolls
 * what has the focus above it.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className={classes.bar}>{children}</div>;
}
