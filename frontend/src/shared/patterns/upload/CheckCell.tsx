import { useRef, useState, type KeyboardEvent } from 'react';
import classes from './CheckCell.module.css';

interface Props {
  /** Names the cell while it is corrected. */
  label: string;
  text: string;
  error?: string;
  warning?: string;
  /** Corrects the text; it cannot be corrected without it. */
  onSave?: (text: string) => Promise<void>;
}

/** A cell of a checked row. One with an error or a warning can be corrected: by Enter, F2 or a click. */
export function CheckCell({ label, text, error, warning, onSave }: Props) {
  const cell = useRef<HTMLTableCellElement>(null);
  const [isEdited, setIsEdited] = useState(false);
  const hasMark = error !== undefined || warning !== undefined;
  const begin = () => setIsEdited(hasMark && onSave !== undefined);
  const end = (value: string | undefined) => {
    setIsEdited(false);
    cell.current?.focus();
    if (value !== undefined && value !== text) void onSave?.(value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEdited || !['Enter', 'F2'].includes(event.key)) return;
    event.preventDefault();
    begin();
  };
  return (
    <td
      ref={cell}
      className={classes.cell}
      data-error={error !== undefined}
      tabIndex={hasMark ? -1 : undefined}
      onClick={begin}
      onKeyDown={onKeyDown}
    >
      {isEdited ? <CellInput label={label} text={text} onEnd={end} /> : text}
      {error && <span className={classes.error}>{error}</span>}
      {warning && <span className={classes.warning}>{warning}</span>}
    </td>
  );
}

interface InputProps {
  label: string;
  text: string;
  /** Undefined leaves the text as it was. */
  onEnd: (text: string | undefined) => void;
}

function CellInput({ label, text, onEnd }: InputProps) {
  const [typed, setTyped] = useState(text);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!['Enter', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    onEnd(event.key === 'Enter' ? typed : undefined);
  };
  return (
    <input
      className={classes.input}
      aria-label={label}
      autoFocus
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => onEnd(undefined)}
    />
  );
}
