import { gql, type TypedDocumentNode } from 'urql';
import type {
  AllPaymentsAwaitingAuthorisationQuery,
  AllPaymentsAwaitingAuthorisationQueryVariables,
  AwaitingAuthorisationCountSubscription,
  AwaitingAuthorisationCountSubscriptionVariables,
} from '../../graphql/generated/operations';

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

/** The same number whenever it changes. */
export const AwaitingAuthorisationCountDocument: TypedDocumentNode<
  AwaitingAuthorisationCountSubscription,
  AwaitingAuthorisationCountSubscriptionVariables
> = gql`
  subscription AwaitingAuthorisationCount {
    paymentsYouCanAuthoriseAggregate {
      aggregate {
        count
      }
    }
  }
`;
