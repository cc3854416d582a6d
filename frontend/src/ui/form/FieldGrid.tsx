import type { ReactNode } from 'react';
import classes from './FieldGrid.module.css';

/** Short fields of a form side by side, as many as there is room for. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}

/** A field of the grid with room for two. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className={classes.wide}>{children}</div>;
}
