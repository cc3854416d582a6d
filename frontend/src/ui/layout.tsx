import { type ReactNode, useId } from 'react';
import classes from './layout.module.css';

interface StackProps {
  gap?: 'small' | 'medium' | 'form' | 'large';
  isForm?: boolean;
  isInOrder?: boolean;
  children: ReactNode;
}

/**
 * A column with even gaps; `isForm` limits its width. With `isInOrder`, what follows a part that loads for the first time is shown once
 * that part has its height, so that it does not move.
 */
export function Stack({ gap = 'medium', isForm, isInOrder, children }: StackProps) {
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

interface CardProps {
  title: string;
  /** A sentence that describes the content; shown while the content loads, too. */
  lead?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A group of related content with a heading. */
export function Card({ title, lead, action, children }: CardProps) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {lead && <p className={classes.lead}>{lead}</p>}
      {children}
    </section>
  );
}

/** Short fields of a form side by side, as many as there is room for. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}

/** A field of the grid with room for two. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className={classes.wide}>{children}</div>;
}

/**
 * The primary action of a page or form, with what stands beside it. On a phone it stays at the foot of the screen; the page scrolls
 * what has the focus above it.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className={classes.bar}>{children}</div>;
}
