import type { ReactNode } from 'react';
import classes from './Details.module.css';

/** A label and its value. An entry without a value is not shown. */
export interface Detail {
  readonly label: string;
  readonly value: ReactNode;
}

/** Labels and values in two columns. Entries without a value are not shown. */
export function Details({ items }: { items: readonly Detail[] }) {
  return (
    <dl className={classes.details}>
      {items
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ label, value }) => (
          <div key={label} className={classes.item}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
