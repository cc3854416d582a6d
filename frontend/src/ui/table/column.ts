import { type ReactNode } from 'react';

/** A column: its heading and what a row shows in it. */
export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  /** A date or a code: never broken into lines. */
  readonly isShort?: boolean;
  /** Left out on a phone. */
  readonly isSecondary?: boolean;
  /** Left out unless the screen is wide. */
  readonly isExtra?: boolean;
  /** For a column of controls, whose heading is for screen readers only. */
  readonly isTitleHidden?: boolean;
  /** The order that the heading's button brings first. Without it, or where the table has no view, nothing is sorted. */
  readonly sortsFirst?: 'ascending' | 'descending';
}

/** The column that a list is ordered by. */
export interface Sort {
  readonly key: string;
  readonly isDescending: boolean;
}

/** How a list is shown: its order, and the columns that the reader has hidden. */
export interface TableView {
  readonly sort: Sort;
  readonly hidden: readonly string[];
  readonly onSort: (sort: Sort) => void;
  readonly onHide: (keys: readonly string[]) => void;
}

/** The rows that are chosen for something that is done to several at once. */
export interface TableSelection<Row> {
  /** The keys of the chosen rows. */
  readonly keys: ReadonlySet<string>;
  readonly onChange: (keys: ReadonlySet<string>) => void;
  /** A row's name, for its tick box. */
  readonly nameOf: (row: Row) => string;
  /** What is said of the chosen rows beside their number, such as their sum. */
  readonly describe?: (rows: readonly Row[]) => string;
}
