import { gql, type TypedDocumentNode } from 'urql';
import type {
  AllPaymentsAwaitingAuthorisationQuery,
  AllPaymentsAwaitingAuthorisationQueryVariables,
} from '../../graphql/generated/operations';
import { liveTwin } from '../../graphql/twin';

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
export const AwaitingAuthorisationCountDocument = liveTwin(
  AllPaymentsAwaitingAuthorisationDocument,
  'AwaitingAuthorisationCount',
);
