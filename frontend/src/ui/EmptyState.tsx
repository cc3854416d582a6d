import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

/** Shown in place of an empty list: a description of the list, and an action that adds to it. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <p>{children}</p>
      {action}
    </div>
  );
}
