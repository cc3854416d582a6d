/** How a list on the screen differs from the same page on the server. */
export interface ListNews {
  /** How many rows came that are not shown yet. */
  readonly arrivals: number;
  /** The rows shown that no longer belong to the list. */
  readonly goneIds: ReadonlySet<string>;
}

/** A list that is up to date. */
export const noNews: ListNews = { arrivals: 0, goneIds: new Set() };

/**
 * Compares the rows of a page as they are shown with those that the server has for it now. A row that was pushed to the next page by an
 * arrival is not gone, and one that moved up from it to the place of a row that is gone is no arrival.
 * @param shown the ids on the screen, in order
 * @param live the ids on the server, in order
 * @param limit the number of rows on a full page
 */
export function listNews(shown: readonly string[], live: readonly string[], limit: number): ListNews {
  const isShown = (id: string) => shown.includes(id);
  const isLive = (id: string) => live.includes(id);
  const lastLive = shown.findLastIndex(isLive);
  const mayBePushed = live.length === limit;
  const gone = shown.filter((id, index) => !isLive(id) && (index < lastLive || !mayBePushed));
  const lastShown = live.findLastIndex(isShown);
  const atEnd = live.filter((id, index) => !isShown(id) && index > lastShown).length;
  const movedUp = shown.length === limit ? Math.min(atEnd, gone.length) : 0;
  const all = live.filter((id) => !isShown(id)).length;
  return { arrivals: all - movedUp, goneIds: new Set(gone) };
}
