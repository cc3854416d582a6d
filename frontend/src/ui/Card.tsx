import { useId, type ReactNode } from 'react';
import classes from './Card.module.css';

interface Props {
  title: string;
  /** What the group holds, in a sentence; there before its content is. */
  lead?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A group of things that belong together, with its heading. */
export function Card({ title, lead, action, children }: Props) {
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
