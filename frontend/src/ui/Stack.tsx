import { type ReactNode } from 'react';
import classes from './Stack.module.css';

interface Props {
  gap?: 'small' | 'medium' | 'form' | 'large';
  isForm?: boolean;
  children: ReactNode;
}

/** Things below one another on the grid; as a form, no wider than is good to read. */
export function Stack({ gap = 'medium', isForm, children }: Props) {
  return (
    <div className={classes.stack} data-gap={gap} data-form={isForm}>
      {children}
    </div>
  );
}

/** Things beside one another that wrap. */
export function Row({ isEnd, children }: { isEnd?: boolean; children: ReactNode }) {
  return (
    <div className={classes.row} data-end={isEnd}>
      {children}
    </div>
  );
}
