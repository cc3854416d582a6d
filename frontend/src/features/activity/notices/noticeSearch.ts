import {
  dateParam,
  flagParam,
  oneOfParam,
  pageParam,
  textParam,
  type SearchValues,
} from '../../../shared/searchParams';

/** The filters by acknowledgement; '' for both. */
export const noticeStates = ['', 'acknowledged', 'shown'] as const;

/** The query parameters of the log of fraud notices. Days are London's; both ends of the range are included. */
export const noticeSearch = {
  state: oneOfParam(noticeStates, ''),
  person: textParam(128),
  from: dateParam,
  to: dateParam,
  advancedSearch: flagParam,
  page: pageParam,
};

/** The values of those parameters. */
export type NoticeSearch = SearchValues<typeof noticeSearch>;
