import { useState } from 'react';
import { placeOf } from '../../model/place';
import { PlaceLink, useNavigation } from './navigation';

interface TableListProps {
  readonly tables: readonly string[];
  readonly readable: ReadonlySet<string>;
  readonly role: string;
}

/** All tables, those that the role may not read marked. */
export function TableList({ tables, readable, role }: TableListProps) {
  const { place } = useNavigation();
  const [text, setText] = useState('');
  const found = tables.filter((table) => table.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <nav className="table-list" aria-label="Tables">
      <input
        type="search"
        aria-label="Find a table"
        placeholder="Find a table"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ul>
        {found.map((table) => (
          <li key={table} className={readable.has(table) ? undefined : 'closed'}>
            <PlaceLink to={placeOf(table)} isCurrent={table === place.table}>
              {table}
              {!readable.has(table) && <span title={`The role ${role} does not read it.`}> · not read</span>}
            </PlaceLink>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>No table has this name.</p>}
    </nav>
  );
}
