import {
  dateParam,
  flagParam,
  matching,
  oneOfParam,
  pageParam,
  textParam,
  type SearchValues,
  addressOf,
} from '../searchParams';

/** The parts of the page of the audit log. */
const auditTabs = ['changes', 'history', 'chain'] as const;

const numberParam = matching((text) => /^\d{1,18}$/.test(text));

/** The query parameters of the audit log. Days are London's; both ends of the range are included. */
export const auditSearch = {
  tab: oneOfParam(auditTabs, 'changes'),
  table: textParam(63),
  row: textParam(200),
  person: textParam(128),
  from: dateParam,
  to: dateParam,
  advancedSearch: flagParam,
  page: pageParam,
  /** The entry that the page of changes begins after; '' for the newest. */
  before: numberParam,
  /** The entry whose values are open. */
  event: numberParam,
  /** The step of the history that is shown, from 0; '' for the last. */
  step: numberParam,
};

/** The values of those parameters. */
export type AuditSearch = SearchValues<typeof auditSearch>;

/** The address of the audit log with some of its parameters set (/admin/audit). */
export const auditAddress = (values: Partial<AuditSearch>): string => addressOf('/admin/audit', auditSearch, values);

/** The filters of the form. */
export type ChangeFilterValues = Pick<AuditSearch, 'person' | 'from' | 'to'>;

/** No filter of the form is set. */
export const noChangeFilters: ChangeFilterValues = { person: '', from: '', to: '' };
