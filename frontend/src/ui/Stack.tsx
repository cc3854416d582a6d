import type { ReactNode } from 'react';
import classes from './Stack.module.css';

interface Props {
  gap?: 'small' | 'medium' | 'form' | 'large';
  isForm?: boolean;
  isInOrder?: boolean;
  children: ReactNode;
}

/**
 * A column with even gaps; `isForm` limits its width. With `isInOrder`, what follows a part that loads for the first time is shown once
 * that part has its height, so that it does not move.
 */
export function Stack({ gap = 'medium', isForm, isInOrder, children }: Props) {
  return (
    <div className={classes.stack} data-gap={gap} data-form={isForm} data-in-order={isInOrder}>
      {children}
    </div>
  );
}

/** A row that wraps. */
export function Row({ isEnd, children }: { isEnd?: boolean; children: ReactNode }) {
  return (
    <div className={classes.row} data-end={isEnd}>
      {children}
    </div>
  );
}
