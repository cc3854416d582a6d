import { activityEvents, type EventCode } from '../../../../domain/activity/eventCodes';
import { dateParam, flagParam, oneOfParam, pageParam, textParam, type SearchValues } from '../../shared/searchParams';

/** Every code of the activity log, in its order. */
export const eventCodes = Object.keys(activityEvents) as EventCode[];

/** The filters by type; '' for both. */
export const typeFilters = ['', 'A', 'E'] as const;

/** The query parameters of the activity logs (specification, part two, section 7). Days are London's; both ends of the range are included. */
export const activitySearch = {
  eventType: oneOfParam(typeFilters, ''),
  eventCode: oneOfParam(['', ...eventCodes], ''),
  person: textParam(128),
  from: dateParam,
  to: dateParam,
  advancedSearch: flagParam,
  page: pageParam,
};

/** The values of those parameters. */
export type ActivitySearch = SearchValues<typeof activitySearch>;

/** The filters of the form. */
export type ActivityFilterValues = Pick<ActivitySearch, 'from' | 'to'>;

/** No filter of the form is set. */
export const noActivityFilters: ActivityFilterValues = { from: '', to: '' };
