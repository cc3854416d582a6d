import { useId, type ReactNode } from 'react';
import classes from './Gallery.module.css';

/** A component in its states. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.specimen} aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <div className={classes.states}>{children}</div>
    </section>
  );
}
