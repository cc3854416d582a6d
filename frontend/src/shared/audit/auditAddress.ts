import { addressOf } from '../searchParams';
import { auditSearch, type AuditSearch } from './auditSearch';

/** The address of the audit log with some of its parameters set (/admin/audit). */
export const auditAddress = (values: Partial<AuditSearch>): string => addressOf('/admin/audit', auditSearch, values);
