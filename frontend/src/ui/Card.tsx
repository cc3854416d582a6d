import { useId, type ReactNode } from 'react';
import classes from './Card.module.css';

interface Props {
  title: string;
  /** A sentence that describes the content; shown while the content loads, too. */
  lead?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A group of related content with a heading. */
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
