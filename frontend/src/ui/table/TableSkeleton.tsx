import { messages } from '../../../../domain/messages';
import type { Column } from './column';
import classes from './DataTable.module.css';
import skeleton from './TableSkeleton.module.css';

interface Props<Row> {
  columns: readonly Column<Row>[];
  /** The keys of the columns that the user has hidden. */
  hidden?: readonly string[];
  rows?: number;
  /** Whether there will be a bar above the table. */
  hasBar?: boolean;
}

/** A table whose rows are loading: its headings, and grey rows of the right height. It appears after 150 ms. */
export function TableSkeleton<Row>({ columns, hidden = [], rows = 8, hasBar }: Props<Row>) {
  const shown = columns.filter(({ key }) => !hidden.includes(key));
  return (
    <div className={`${skeleton.skeleton} late`} role="status" aria-busy data-skeleton>
      <span className="visually-hidden">{messages.widgets.loading}</span>
      {hasBar && <div className={skeleton.bar} />}
      <div className={classes.frame} aria-hidden>
        <table className={classes.table} data-stacked={shown.some(({ onPhone }) => onPhone)}>
          <thead>
            <tr>
              {shown.map(({ key, title, isTitleHidden, ...look }) => (
                <th key={key} data-number={look.isNumber} data-secondary={look.isSecondary} data-extra={look.isExtra}>
                  {!isTitleHidden && title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rows }, (_, row) => (
              <tr key={row}>
                {shown.map(({ key, isNumber, isSecondary, isExtra, onPhone }) => (
                  <td
                    key={key}
                    data-number={isNumber}
                    data-secondary={isSecondary}
                    data-extra={isExtra}
                    data-phone={onPhone}
                  >
                    <span className={skeleton.line} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
