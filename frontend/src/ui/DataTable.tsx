import { type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import classes from './DataTable.module.css';

/** A column: its heading and what a row shows in it. */
export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  /** Left out on a phone. */
  readonly isSecondary?: boolean;
  /** For a column of controls, whose heading is for screen readers only. */
  readonly isTitleHidden?: boolean;
}

interface Props<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Where a row leads: a click anywhere on it goes there. One of its cells holds the link itself, for keyboards. */
  rowLink?: (row: Row) => string;
  isRefreshing?: boolean;
}

/** A real table with a caption for screen readers and a heading row that stays in sight. */
export function DataTable<Row>({ caption, columns, rows, rowKey, rowLink, isRefreshing }: Props<Row>) {
  const navigate = useNavigate();
  const open = (row: Row, target: EventTarget) => {
    const isControl = target instanceof Element && target.closest('a, button, input, label');
    if (rowLink && !isControl && !window.getSelection()?.toString()) void navigate(rowLink(row));
  };
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-busy={isRefreshing}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-number={column.isNumber} data-secondary={column.isSecondary}>
                {column.isTitleHidden ? <span className="visually-hidden">{column.title}</span> : column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} data-link={Boolean(rowLink)} onClick={(event) => open(row, event.target)}>
              {columns.map((column) => (
                <td key={column.key} data-number={column.isNumber} data-secondary={column.isSecondary}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
