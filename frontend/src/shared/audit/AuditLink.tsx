import { usePortal } from '../../session/PortalContext';
import { LinkButton } from '../../ui/LinkButton';
import { auditAddress } from './auditSearch';

interface Props {
  /** The table of the row in the database. */
  table: string;
  row: string;
}

/** Leads a super admin to what the audit log says about a row. */
export function AuditLink({ table, row }: Props) {
  const { isAdmin } = usePortal();
  if (!isAdmin) return null;
  return <LinkButton to={auditAddress({ tab: 'history', table, row })}>Audit history</LinkButton>;
}
