import { gql, type Client, type TypedDocumentNode } from 'urql';
import type {
  AuditChainQuery,
  AuditChainQueryVariables,
  ExportAuditProofQuery,
  ExportAuditProofQueryVariables,
  VerifyAuditLogQuery,
  VerifyAuditLogQueryVariables,
} from '../../../graphql/generated/operations';
import { adminCall } from '../../../graphql/requestHeaders';
import { serviceError, type ServiceError } from '../../../graphql/serviceError';
import { useRead } from '../../../graphql/useRead';
import type { AuditSearch } from '../../../shared/audit/auditSearch';
import { endOfDay, startOfDay } from '../../../shared/listQuery';

const AuditChainDocument: TypedDocumentNode<AuditChainQuery, AuditChainQueryVariables> = gql`
  query AuditChain {
    chain: getAuditChain {
      sealedRows
      hash
      sealedAt
    }
  }
`;

/** The head of the audit log's chain. */
export const useAuditChain = () => useRead({ query: AuditChainDocument, variables: {}, context: adminCall });

const VerifyAuditLogDocument: TypedDocumentNode<VerifyAuditLogQuery, VerifyAuditLogQueryVariables> = gql`
  query VerifyAuditLog($after: bigint!) {
    verified: verifyAuditLog(after: $after) {
      verifiedTo
      end
      isDone
      fault {
        position
        eventId
        reason
      }
    }
  }
`;

/** What came of verifying a part of the chain. */
export type VerifiedPart = VerifyAuditLogQuery['verified'];

const ExportAuditProofDocument: TypedDocumentNode<ExportAuditProofQuery, ExportAuditProofQueryVariables> = gql`
  query ExportAuditProof($table: String, $row: String, $person: String, $from: timestamptz, $before: timestamptz) {
    proof: exportAuditProof(table: $table, row: $row, person: $person, from: $from, before: $before) {
      file
      rows
      unsealedRows
    }
  }
`;

/** A file with rows of the audit log and their proof. */
export type ExportedProof = ExportAuditProofQuery['proof'];

type Answer<Data> = { readonly data: Data } | { readonly error: ServiceError };

const fresh = { requestPolicy: 'network-only', ...adminCall } as const;

/** Verifies the part of the chain that begins at a number. */
export async function verifyPart(client: Client, after: string): Promise<Answer<VerifiedPart>> {
  const { data, error } = await client.query(VerifyAuditLogDocument, { after }, fresh).toPromise();
  return data ? { data: data.verified } : { error: serviceError(error) };
}

/** Exports the rows that a search finds. */
export async function exportProof(client: Client, search: AuditSearch): Promise<Answer<ExportedProof>> {
  const { table, row, person, from, to } = search;
  const variables = {
    table: table || null,
    row: row.trim() || null,
    person: person.trim() || null,
    from: startOfDay(from),
    before: endOfDay(to),
  };
  const { data, error } = await client.query(ExportAuditProofDocument, variables, fresh).toPromise();
  return data ? { data: data.proof } : { error: serviceError(error) };
}
