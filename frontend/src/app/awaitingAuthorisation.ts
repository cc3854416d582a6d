import { gql, type TypedDocumentNode } from 'urql';
import {
  type AllPaymentsAwaitingAuthorisationQuery,
  type AllPaymentsAwaitingAuthorisationQueryVariables,
} from '../graphql/generated/operations';

/** How many payments wait for this user over all accounts (specification section 7, dashboard). */
export const AllPaymentsAwaitingAuthorisationDocument: TypedDocumentNode<
  AllPaymentsAwaitingAuthorisationQuery,
  AllPaymentsAwaitingAuthorisationQueryVariables
> = gql`
  query allPaymentsAwaitingAuthorisation {
    paymentsYouCanAuthoriseAggregate {
      aggregate {
        count
      }
    }
  }
`;
