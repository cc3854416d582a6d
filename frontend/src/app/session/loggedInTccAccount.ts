import { gql, type TypedDocumentNode } from 'urql';
import type { LoggedInTccAccountQuery, LoggedInTccAccountQueryVariables } from '../../graphql/generated/operations';

/** The account at the provider behind the selected account's credentials. */
export const LoggedInTccAccountDocument: TypedDocumentNode<LoggedInTccAccountQuery, LoggedInTccAccountQueryVariables> =
  gql`
    query loggedInTCCAccount {
      loggedInTCCAccount {
        tccId
        accountName
        shortReference
      }
    }
  `;
