import { useState } from 'react';
import type { Filter } from '../../model/place';
import type { TableShape } from '../../model/tableShape';
import { PlaceLink, useNavigation } from './navigation';

interface FilterBarProps {
  readonly shape: TableShape;
  readonly onRefresh: () => void;
}

/** The conditions of the rows, with a form for one more. */
export function FilterBar({ shape, onRefresh }: FilterBarProps) {
  const { place, go } = useNavigation();
  const change = (filters: readonly Filter[]) => go({ ...place, filters, page: 1 });
  return (
    <div className="toolbar">
      <FilterForm shape={shape} onAdd={(filter) => change([...place.filters, filter])} />
      <button type="button" onClick={onRefresh}>
        Refresh
      </button>
      {shape.mayInsert && <PlaceLink to={{ ...place, isNew: true }}>New row</PlaceLink>}
      {place.filters.length > 0 && (
        <ul aria-label="Filters" className="chips">
          {place.filters.map(({ column, operator, value }, index) => (
            <li key={index}>
              {column} {operator} {value}{' '}
              <button
                type="button"
                aria-label={`Remove the filter ${column} ${operator} ${value}`}
                onClick={() => change(place.filters.filter((_, at) => at !== index))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function FilterForm({ shape, onAdd }: { shape: TableShape; onAdd: (filter: Filter) => void }) {
  const columns = shape.columns.filter(({ operators }) => operators.length > 0);
  const [chosen, setChosen] = useState<Filter>({ column: columns[0]?.name ?? '', operator: '_eq', value: '' });
  const operators = columns.find(({ name }) => name === chosen.column)?.operators ?? [];
  const operator = operators.some(({ name }) => name === chosen.operator)
    ? chosen.operator
    : (operators[0]?.name ?? '');
  const change = (part: Partial<Filter>) => setChosen({ ...chosen, ...part });
  return (
    <form
      aria-label="Add a filter"
      onSubmit={(event) => {
        event.preventDefault();
        onAdd({ ...chosen, operator });
        change({ value: '' });
      }}
    >
      <Names label="Column" value={chosen.column} names={columns} onChoose={(column) => change({ column })} />
      <Names label="Operator" value={operator} names={operators} onChoose={(name) => change({ operator: name })} />
      <input
        aria-label="Value"
        placeholder="Value"
        value={chosen.value}
        onChange={(event) => change({ value: event.target.value })}
      />
      <button type="submit">Add filter</button>
    </form>
  );
}

interface NamesProps {
  readonly label: string;
  readonly value: string;
  readonly names: readonly { readonly name: string }[];
  readonly onChoose: (name: string) => void;
}

function Names({ label, value, names, onChoose }: NamesProps) {
  return (
    <select aria-label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
      {names.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}
