import { pageParam, textParam, useSearch } from '../../shared/searchParams';
import { foundPerPage } from './searchQueries';

const spec = { search: textParam(), page: pageParam };

/** The text and the page of a search, which the address holds, as props of the search page. The text follows the typing after 200 ms. */
export function useTextSearch(label: string, placeholder: string) {
  const { values, set } = useSearch(spec);
  const { search: text, page } = values;
  return {
    text,
    paging: { limit: foundPerPage, offset: (page - 1) * foundPerPage },
    props: {
      search: { label, placeholder, value: text, onChange: (search: string) => set({ search }) },
      onClear: text ? () => set({ search: '' }) : undefined,
    },
    pagerOf: (count: number) => ({
      page,
      pages: Math.ceil(count / foundPerPage),
      onPage: (next: number) => set({ page: next }),
    }),
  };
}
