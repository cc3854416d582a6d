import { gql, type TypedDocumentNode } from 'urql';
import type { RecentSignInsQuery, RecentSignInsQueryVariables } from '../../graphql/generated/operations';

/** The user's last ten sign-ins, including failed ones. */
export const RecentSignInsDocument: TypedDocumentNode<RecentSignInsQuery, RecentSignInsQueryVariables> = gql`
  query recentSignIns($userId: String!) {
    activity(
      where: { userId: { _eq: $userId }, eventCode: { _in: ["A001", "E001", "E002"] } }
      order_by: [{ createdAt: desc }]
      limit: 10
    ) {
      id
      eventCode
      client_reported
      createdAt
    }
  }
`;
