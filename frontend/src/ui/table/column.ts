import type { ReactNode } from 'react';

/** A column: its heading and the content of its cells. */
export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  /** A date or a code, which must not wrap. */
  readonly isShort?: boolean;
  /** Hidden in a narrow window, but not on a phone if it has a place there. */
  readonly isSecondary?: boolean;
  /**
   * The place of the cell in the lines that a row takes on a phone: title and value, under them two details and the state, last its
   * actions where they are wider than a state.
   * Where a table has such columns, the others are hidden there.
   */
  readonly onPhone?: 'title' | 'value' | 'detail' | 'secondDetail' | 'state' | 'actions';
  /** Shown on a wide screen only, and on a phone if it has a place there. */
  readonly isExtra?: boolean;
  /** The heading is visible to screen readers only; for a column of controls. */
  readonly isTitleHidden?: boolean;
  /** The direction of the first click on the heading. Without it, or in a table without a view, the column cannot be sorted. */
  readonly sortsFirst?: 'ascending' | 'descending';
}

/** The column that a list is sorted by, and the direction. */
export interface Sort {
  readonly key: string;
  readonly isDescending: boolean;
}

/** How a list is shown: its order, and the columns that the user has hidden. */
export interface TableView {
  readonly sort: Sort;
  readonly hidden: readonly string[];
  readonly onSort: (sort: Sort) => void;
  readonly onHide: (keys: readonly string[]) => void;
}

/** The rows that are selected for a bulk action. */
export interface TableSelection<Row> {
  /** The keys of the selected rows. */
  readonly keys: ReadonlySet<string>;
  readonly onChange: (keys: ReadonlySet<string>) => void;
  /** A row's name, for its checkbox. */
  readonly nameOf: (row: Row) => string;
  /** A text about the selected rows, shown beside their number, such as their sum. */
  readonly describe?: (rows: readonly Row[]) => string;
}
