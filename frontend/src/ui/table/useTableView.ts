import { useUrlState } from '../useUrlState';
import { type Column, type Sort, type TableView } from './column';

/**
 * A list's view as the address bar holds it: `?sort=-amount` for descending, `?hidden=reference,status`. What the columns do
 * not offer counts as absent.
 * @param usual the order without a sort in the address
 */
export function useTableView<Row>(columns: readonly Column<Row>[], usual: Sort): TableView {
  const { get, set } = useUrlState();
  const isSortable = (key: string) => columns.some((column) => column.key === key && column.sortsFirst);
  const asked = sortOf(get('sort'));
  return {
    sort: isSortable(asked.key) ? asked : usual,
    hidden: get('hidden')
      .split(',')
      .filter((key) => columns.some((column) => column.key === key)),
    onSort: (sort) => set({ sort: textOf(sort) === textOf(usual) ? '' : textOf(sort) }),
    onHide: (keys) => set({ hidden: keys.join(','), page: get('page') }),
  };
}

const textOf = ({ key, isDescending }: Sort) => `${isDescending ? '-' : ''}${key}`;
const sortOf = (text: string): Sort => ({ key: text.replace(/^-/, ''), isDescending: text.startsWith('-') });
