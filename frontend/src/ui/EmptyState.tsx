import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

interface Props {
  children: ReactNode;
  action?: ReactNode;
  /** One line, where an empty list is nothing to act on. */
  isLine?: boolean;
}

/** Shown in place of an empty list: a description of the list, and an action that adds to it. */
export function EmptyState({ children, action, isLine }: Props) {
  return (
    <div className={classes.empty} data-line={isLine}>
      <p>{children}</p>
      {action}
    </div>
  );
}
