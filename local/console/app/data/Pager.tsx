import { rowsPerPage, type Rows } from '../../model/rowsDocument';
import { PlaceLink, useNavigation } from './navigation';

/** Which rows are shown, and the pages beside them. */
export function Pager({ rows: { rows, hasNext, total } }: { rows: Rows }) {
  const { place } = useNavigation();
  const { page } = place;
  const first = (page - 1) * rowsPerPage + 1;
  const range = rows.length === 0 ? 'No rows' : `Rows ${first} to ${first + rows.length - 1}`;
  return (
    <nav aria-label="Pages" className="pager">
      <span role="status">{total === undefined ? range : `${range} of ${total}`}</span>
      {page > 1 && <PlaceLink to={{ ...place, page: page - 1 }}>Previous page</PlaceLink>}
      {hasNext && <PlaceLink to={{ ...place, page: page + 1 }}>Next page</PlaceLink>}
    </nav>
  );
}
