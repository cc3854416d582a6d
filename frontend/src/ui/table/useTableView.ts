import { useUrlState } from '../useUrlState';
import type { Column, Sort, TableView } from './column';

/**
 * A list's view, stored in the query string: `?sort=-amount` for descending, `?hidden=reference,status`. Unknown columns are ignored.
 * @param defaultSort the order without `sort` in the query string
 */
export function useTableView<Row>(columns: readonly Column<Row>[], defaultSort: Sort): TableView {
  const { get, set } = useUrlState();
  const isSortable = (key: string) => columns.some((column) => column.key === key && column.sortsFirst);
  const requested = sortOf(get('sort'));
  return {
    sort: isSortable(requested.key) ? requested : defaultSort,
    hidden: get('hidden')
      .split(',')
      .filter((key) => columns.some((column) => column.key === key)),
    onSort: (sort) => set({ sort: textOf(sort) === textOf(defaultSort) ? '' : textOf(sort) }),
    onHide: (keys) => set({ hidden: keys.join(','), page: get('page') }),
  };
}

const textOf = ({ key, isDescending }: Sort) => `${isDescending ? '-' : ''}${key}`;
const sortOf = (text: string): Sort => ({ key: text.replace(/^-/, ''), isDescending: text.startsWith('-') });
