import { type ReactNode } from 'react';
import classes from './EmptyState.module.css';

/** An empty list: what would be here, and the action that fills it. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <p>{children}</p>
      {action}
    </div>
  );
}
