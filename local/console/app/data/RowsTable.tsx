import { useMemo } from 'react';
import type { Json, JsonObject } from '../../../../hasura/engine/json';
import type { Metadata } from '../../../../hasura/engine/metadata/types';
import { valueText } from '../../model/inputValue';
import { linkedColumns } from '../../model/linkedColumns';
import type { Order, Place } from '../../model/place';
import { rowKey, rowName } from '../../model/rowKey';
import { followTo, PlaceLink, useNavigation } from './navigation';
import type { TableShape } from '../../model/tableShape';

interface RowsTableProps {
  readonly shape: TableShape;
  readonly rows: readonly JsonObject[];
  readonly metadata: Metadata;
}

/** A page of rows. A column that refers to another table links to the row there. */
export function RowsTable({ shape, rows, metadata }: RowsTableProps) {
  const { place } = useNavigation();
  const links = useMemo(() => linkedColumns(metadata, shape), [metadata, shape]);
  return (
    <div className="rows" role="region" aria-label="Rows" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Row</th>
            {shape.columns.map(({ name }) => (
              <Heading key={name} name={name} order={place.order} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = rowKey(shape, row);
            return (
              <tr key={JSON.stringify(key)}>
                <td>
                  <PlaceLink to={{ ...place, row: key }} label={`Open ${rowName(key)}`}>
                    Open
                  </PlaceLink>
                </td>
                {shape.columns.map(({ name }) => (
                  <Cell key={name} value={row[name]} to={linkOf(shape, key, links.get(name))} />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function linkOf(shape: TableShape, key: JsonObject, name: string | undefined): Place | undefined {
  const relationship = shape.relationships.find((other) => other.name === name);
  return relationship && followTo(shape.name, key, relationship);
}

function Cell({ value, to }: { value: Json | undefined; to: Place | undefined }) {
  if (value === null || value === undefined) return <td className="null">null</td>;
  const text = valueText(value);
  return <td title={text}>{to ? <PlaceLink to={to}>{text}</PlaceLink> : text}</td>;
}

/** Sorts upwards, downwards, then not at all. */
function Heading({ name, order }: { name: string; order: Order | undefined }) {
  const { place, go } = useNavigation();
  const direction = order?.column === name ? order.direction : undefined;
  const next: Record<string, Order | undefined> = {
    none: { column: name, direction: 'asc' },
    asc: { column: name, direction: 'desc' },
  };
  const sorted = direction && ({ asc: 'ascending', desc: 'descending' } as const)[direction];
  return (
    <th scope="col" aria-sort={sorted}>
      <button type="button" onClick={() => go({ ...place, order: next[direction ?? 'none'], page: 1 })}>
        {name}
        <span aria-hidden="true">{direction && { asc: ' ↑', desc: ' ↓' }[direction]}</span>
      </button>
    </th>
  );
}
