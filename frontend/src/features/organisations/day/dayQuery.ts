import { gql, type TypedDocumentNode } from 'urql';
import type { GetOrganisationDayQuery, GetOrganisationDayQueryVariables } from '../../../graphql/generated/operations';
import { adminCall } from '../../../graphql/requestHeaders';
import { useRead } from '../../../graphql/useRead';
import { usePolling } from '../../../ui/timing';

/** The day of an organisation. */
export type OrganisationDay = GetOrganisationDayQuery['getOrganisationDay'];
/** The day of an account in a currency. */
export type WalletDay = OrganisationDay['wallets'][number];
/** What comes in or goes out. */
export type PlannedFlow = WalletDay['flows'][number];

const pollMs = 60_000;

const OrganisationDayDocument: TypedDocumentNode<GetOrganisationDayQuery, GetOrganisationDayQueryVariables> = gql`
  query getOrganisationDay($orgId: uuid!) {
    getOrganisationDay(orgId: $orgId) {
      day
      isPartial
      wallets {
        accountId
        accountName
        currency
        opening
        in
        out
        closing
        lowest
        shortAtFlow
        flows {
          kind
          id
          name
          amount
          cutOff
          balance
        }
      }
      moves {
        currency
        fromAccountId
        toAccountId
        amount
      }
    }
  }
`;

/** Today of an organisation's accounts, read again each minute. */
export function useOrganisationDay(orgId: string) {
  const read = useRead({ query: OrganisationDayDocument, variables: { orgId }, context: adminCall });
  usePolling(read.reload, pollMs, true);
  return read;
}
