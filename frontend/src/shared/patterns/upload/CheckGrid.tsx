import { useCallback, useMemo, useRef } from 'react';
import { Button } from '../../../ui/Button';
import { Row } from '../../../ui/layout';
import { ScrollTable } from '../../../ui/table/ScrollTable';
import { useShortcuts } from '../../../ui/shortcuts/shortcuts';
import { formatCount } from '../../../ui/formats';
import { CheckCell } from './CheckCell';

/** A row of a file. */
export interface CheckedRow {
  /** The row's number in the file. */
  readonly number: number;
  readonly cells: Readonly<Record<string, string>>;
  /** What is wrong, by column. */
  readonly errors: Readonly<Record<string, string>>;
  /** What is worth a look, by column. */
  readonly warnings?: Readonly<Record<string, string>>;
}

interface Props {
  caption: string;
  columns: readonly { readonly key: string; readonly title: string }[];
  rows: readonly CheckedRow[];
  /** Corrects a cell; the cells cannot be corrected without it. */
  onEdit?: (row: number, column: string, value: string) => Promise<void>;
}

/**
 * The rows of a file, with each error in its cell. The key e leads from one error to the next; Enter corrects the one that has the focus, and
 * leads on.
 */
export function CheckGrid({ caption, columns, rows, onEdit }: Props) {
  const { table, focusNext } = useNextError();
  useShortcuts(useMemo(() => [{ keys: 'e', label: 'Next error', group: 'Lists', run: focusNext }], [focusNext]));
  const errors = rows.reduce((sum, row) => sum + Object.keys(row.errors).length, 0);
  return (
    <>
      <Row>
        <p role="status">{errorText(errors)}</p>
        {errors > 0 && (
          <Button size="small" onClick={focusNext}>
            Next error
          </Button>
        )}
      </Row>
      <ScrollTable caption={caption} columns={[{ key: 'row', title: 'Row' }, ...columns]} ref={table}>
        {rows.map(({ number, cells, errors: wrong, warnings = {} }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            {columns.map(({ key, title }) => (
              <CheckCell
                key={key}
                label={`${title}, row ${number}`}
                text={cells[key] ?? ''}
                error={wrong[key]}
                warning={warnings[key]}
                onSave={onEdit && ((value) => onEdit(number, key, value).then(focusNext))}
              />
            ))}
          </tr>
        ))}
      </ScrollTable>
    </>
  );
}

function errorText(errors: number): string {
  if (errors === 0) return 'No errors';
  return errors === 1 ? '1 error' : `${formatCount(errors)} errors`;
}

/** The ref of the table, and a function that gives the focus to the next error; after the last one comes the first. */
function useNextError() {
  const table = useRef<HTMLTableElement>(null);
  const last = useRef<HTMLElement>(undefined);
  const focusNext = useCallback(() => {
    const cells = [...(table.current?.querySelectorAll<HTMLElement>('[data-error="true"]') ?? [])];
    const next = cells[(cells.findIndex((cell) => cell === last.current) + 1) % cells.length];
    next?.focus();
    last.current = next;
  }, []);
  return { table, focusNext };
}
