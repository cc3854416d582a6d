import { gql, type TypedDocumentNode } from 'urql';
import type { AuditHistoryQuery, AuditHistoryQueryVariables } from '../../../graphql/generated/operations';
import { adminCall } from '../../../graphql/requestHeaders';
import { useRead } from '../../../graphql/useRead';

/** An entry of a row's history. */
export type HistoryEntry = AuditHistoryQuery['entries'][number];

/** The number of entries of a history that are read: the newest. */
export const maxEntries = 500;

const AuditHistoryDocument: TypedDocumentNode<AuditHistoryQuery, AuditHistoryQueryVariables> = gql`
  query AuditHistory($table: String!, $row: String!, $limit: Int!) {
    entries: auditHistory(args: { in_table: $table, of_row: $row }, order_by: { event_id: desc }, limit: $limit) {
      event_id
      table_name
      row_id
      action
      user_id
      action_at
      old_row
      new_row
    }
  }
`;

/** What the audit log says about a row and the rows that belong to it, newest first. */
export function useAuditHistory(table: string, row: string) {
  return useRead({
    query: AuditHistoryDocument,
    variables: { table, row: row.trim(), limit: maxEntries },
    context: adminCall,
    pause: !table || !row,
  });
}
