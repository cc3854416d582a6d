import type { ReactNode } from 'react';
import classes from './Details.module.css';

/** A label and its value. An entry without a value is not shown. */
export interface Detail {
  readonly label: string;
  readonly value: ReactNode;
  /** Marked as changed. */
  readonly isChanged?: boolean;
}

/** Labels and values in two columns. Entries without a value are not shown. */
export function Details({ items }: { items: readonly Detail[] }) {
  return (
    <dl className={classes.details}>
      {items
        .filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(({ label, value, isChanged }) => (
          <div key={label} className={classes.item} data-changed={isChanged}>
            <dt>
              {label}
              {isChanged && <span className={classes.changed}> · Changed</span>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
