/** A page of a pager, or the gap where pages are left out. */
export type PagerItem = number | 'gap';

/** How many page links a pager shows before it leaves some out (specification section 9). */
export const maxPageLinks = 7;

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The links of a pager: all pages up to seven, else the first, the last and those around the current one. */
export function pagerItems(page: number, pages: number): PagerItem[] {
  if (pages <= maxPageLinks) return range(1, pages);
  if (page <= 4) return [...range(1, 5), 'gap', pages];
  if (page >= pages - 3) return [1, 'gap', ...range(pages - 4, pages)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pages];
}
