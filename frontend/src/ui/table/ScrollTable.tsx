import type { KeyboardEvent, ReactNode, Ref } from 'react';
import classes from './ScrollTable.module.css';

interface Props {
  caption: string;
  /** The headings, that of the rows first. */
  columns: readonly { readonly key: string; readonly title: string }[];
  /** Moves between the cells of a grid (`useGridKeys`). A table without it is not a grid. */
  onGridKey?: (event: KeyboardEvent<HTMLElement>) => void;
  ref?: Ref<HTMLTableElement>;
  /** Rows that begin with a heading. */
  children: ReactNode;
}

/** A table that scrolls in its frame, both ways. The headings of its columns and rows stay in view. */
export function ScrollTable({ caption, columns, onGridKey, ref, children }: Props) {
  // The keyboard scrolls what has the focus: the frame, or a cell of a grid.
  const region = onGridKey ? {} : { tabIndex: 0, role: 'region', 'aria-label': caption };
  return (
    <div className={classes.frame} {...region}>
      <table ref={ref} className={classes.table} role={onGridKey && 'grid'} onKeyDown={onGridKey}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
