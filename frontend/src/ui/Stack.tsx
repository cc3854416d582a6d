import type { ReactNode } from 'react';
import classes from './Stack.module.css';

interface Props {
  gap?: 'small' | 'medium' | 'form' | 'large';
  isForm?: boolean;
  children: ReactNode;
}

/** A column with even gaps; `isForm` limits its width. */
export function Stack({ gap = 'medium', isForm, children }: Props) {
  return (
    <div className={classes.stack} data-gap={gap} data-form={isForm}>
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
