import { type ReactNode } from 'react';
import classes from './Details.module.css';

/** A name and its value; without a value it is left out. */
export interface Detail {
  readonly label: string;
  readonly value: ReactNode;
}

/** Names and values in two quiet columns. What has no value is left out. */
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
