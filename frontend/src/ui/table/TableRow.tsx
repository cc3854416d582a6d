import { type Cell, type RowData } from '@tanstack/react-table';
import { type ReactNode, type Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { Checkbox } from '../Checkbox';
import classes from '../DataTable.module.css';
import { type Features, type ModelRow } from './useTableModel';

/** What every row of a table shares. */
export interface RowLook<Row> {
  /** Where a row leads: a click anywhere on it goes there. One of its cells holds the link itself, for keyboards. */
  readonly rowLink?: (row: Row) => string;
  /** The row's name for its tick box; absent where rows cannot be chosen. */
  readonly nameOf?: (row: Row) => string;
}

interface Props<Row extends RowData> extends RowLook<Row> {
  row: ModelRow<Row>;
  /** Its place in the whole table, from 0, where not all rows are in the page. */
  place?: { readonly index: number; readonly measure?: Ref<HTMLTableRowElement> };
}

/** One row. The row whose link or tick box has the focus is the one that the keys act on. */
export function TableRow<Row extends RowData>({ row, rowLink, nameOf, place }: Props<Row>) {
  const navigate = useNavigate();
  const open = (target: EventTarget) => {
    const isControl = target instanceof Element && target.closest('a, button, input, label');
    if (rowLink && !isControl && !window.getSelection()?.toString()) void navigate(rowLink(row.original));
  };
  return (
    <tr
      ref={place?.measure}
      data-row
      data-index={place?.index}
      data-link={Boolean(rowLink)}
      data-chosen={nameOf && row.getIsSelected()}
      // Screen readers count from 1, the heading first.
      aria-rowindex={place && place.index + 2}
      onClick={(event) => open(event.target)}
    >
      {nameOf && (
        <td className={classes.choice}>
          <Checkbox
            label={`Select ${nameOf(row.original)}`}
            isLabelHidden
            isChecked={row.getIsSelected()}
            onChange={(isChecked) => row.toggleSelected(isChecked)}
          />
        </td>
      )}
      {row.getVisibleCells().map((cell) => {
        const { meta } = cell.column.columnDef;
        return (
          <td
            key={cell.id}
            data-number={meta?.isNumber}
            data-short={meta?.isShort}
            data-secondary={meta?.isSecondary}
            data-extra={meta?.isExtra}
          >
            {contentOf(cell)}
          </td>
        );
      })}
    </tr>
  );
}

/** Called, not mounted: a list that makes its columns anew keeps what stands in its cells, and the focus there. */
function contentOf<Row extends RowData>(cell: Cell<Features, Row>): ReactNode {
  const { cell: content } = cell.column.columnDef;
  return typeof content === 'function' ? (content(cell.getContext()) as ReactNode) : content;
}
