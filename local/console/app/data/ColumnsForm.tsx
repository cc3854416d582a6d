import { useState } from 'react';
import type { Json, JsonObject } from '../../../../hasura/engine/json';
import { inputValue, valueText } from '../../model/inputValue';
import type { ColumnShape } from '../../model/tableShape';

interface ColumnsFormProps {
  readonly label: string;
  readonly columns: readonly ColumnShape[];
  /** The values of before; what is left as it was is not sent. */
  readonly before?: JsonObject;
  readonly onSubmit: (changed: JsonObject) => void;
}

/** One field for each column. Only what was changed is sent, so that the columns' defaults apply. */
export function ColumnsForm({ label, columns, before = {}, onSubmit }: ColumnsFormProps) {
  const [changed, setChanged] = useState<JsonObject>({});
  return (
    <form
      aria-label={label}
      className="columns"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(changed);
      }}
    >
      {columns.map((column) => (
        <ColumnField
          key={column.name}
          column={column}
          value={column.name in changed ? changed[column.name] : before[column.name]}
          onChange={(value) => setChanged({ ...changed, [column.name]: value })}
        />
      ))}
      <button type="submit" disabled={Object.keys(changed).length === 0}>
        {label}
      </button>
    </form>
  );
}

interface ColumnFieldProps {
  readonly column: ColumnShape;
  readonly value: Json | undefined;
  readonly onChange: (value: Json) => void;
}

function ColumnField({ column: { name, type }, value, onChange }: ColumnFieldProps) {
  const [text, setText] = useState(valueText(value));
  const write = (typed: string) => {
    setText(typed);
    onChange(inputValue(type, typed));
  };
  return (
    <div className="field">
      <label>
        <span>
          {name} <small>{type}</small>
        </span>
        <input
          value={value === null ? '' : text}
          placeholder={value === null ? 'null' : ''}
          onChange={(event) => write(event.target.value)}
        />
      </label>
      <button type="button" aria-label={`Set ${name} to null`} disabled={value === null} onClick={() => onChange(null)}>
        null
      </button>
    </div>
  );
}
