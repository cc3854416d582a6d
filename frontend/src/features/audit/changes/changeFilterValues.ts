import type { AuditSearch } from '../../../shared/audit/auditSearch';

/** The filters of the form. */
export type ChangeFilterValues = Pick<AuditSearch, 'person' | 'from' | 'to'>;

/** No filter of the form is set. */
export const noChangeFilters: ChangeFilterValues = { person: '', from: '', to: '' };
