import { gql, type TypedDocumentNode } from 'urql';
import type {
  AuditChangeQuery,
  AuditChangeQueryVariables,
  AuditChangesQuery,
  AuditChangesQueryVariables,
} from '../../../graphql/generated/operations';
import { adminCall } from '../../../graphql/requestHeaders';
import { useRead } from '../../../graphql/useRead';
import { endOfDay, startOfDay, rowsPerPage } from '../../../shared/listQuery';
import type { AuditSearch } from '../../../shared/audit/auditSearch';

/** An entry of the audit log in the list. */
export type AuditChange = AuditChangesQuery['changes'][number];

const AuditChangesDocument: TypedDocumentNode<AuditChangesQuery, AuditChangesQueryVariables> = gql`
  query AuditChanges(
    $table: String
    $row: String
    $person: String
    $from: timestamptz
    $before: timestamptz
    $beforeEvent: bigint
    $limit: Int!
  ) {
    changes: foundAudit(
      args: {
        in_table: $table
        of_row: $row
        by_user: $person
        from_time: $from
        before_time: $before
        before_event: $beforeEvent
      }
      order_by: [{ action_at: desc }, { event_id: desc }]
      limit: $limit
    ) {
      event_id
      table_name
      row_id
      action
      changed_fields
      user_id
      action_at
    }
  }
`;

/**
 * A page of the audit log, newest first. It begins after the last entry of the page before, so that a late page costs what the first does. One more
 * than a page is read, which tells whether there is another.
 */
export function useAuditChanges({ table, row, person, from, to, before }: AuditSearch) {
  return useRead({
    query: AuditChangesDocument,
    variables: {
      table: table || null,
      row: row.trim() || null,
      person: person.trim() || null,
      from: startOfDay(from),
      before: endOfDay(to),
      beforeEvent: before || null,
      limit: rowsPerPage + 1,
    },
    context: adminCall,
  });
}

const AuditChangeDocument: TypedDocumentNode<AuditChangeQuery, AuditChangeQueryVariables> = gql`
  query AuditChange($eventId: bigint!) {
    audit_logged_actions_by_pk(event_id: $eventId) {
      event_id
      table_name
      row_id
      action
      user_id
      request_id
      action_at
      old_row
      new_row
    }
  }
`;

/** An entry of the audit log with the values before and after. */
export function useAuditChange(eventId: string) {
  return useRead({ query: AuditChangeDocument, variables: { eventId }, context: adminCall });
}
