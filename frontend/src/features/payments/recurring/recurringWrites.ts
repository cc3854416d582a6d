import { gql, type TypedDocumentNode } from 'urql';
import type {
  ChangeRecurringPaymentMutation,
  ChangeRecurringPaymentMutationVariables,
  CreateRecurringPaymentMutation,
  CreateRecurringPaymentMutationVariables,
  SkipRecurringPaymentMutation,
  SkipRecurringPaymentMutationVariables,
} from '../../../graphql/generated/operations';

/** Sets up a recurring payment of the selected account. */
export const CreateRecurringPaymentDocument: TypedDocumentNode<
  CreateRecurringPaymentMutation,
  CreateRecurringPaymentMutationVariables
> = gql`
  mutation createRecurringPayment(
    $payment: RecurringPaymentInput!
    $frequency: String!
    $endsOn: String
    $draftSearch: String
  ) {
    createRecurringPayment(payment: $payment, frequency: $frequency, endsOn: $endsOn, draftSearch: $draftSearch) {
      id
    }
  }
`;

/** Pauses, resumes or ends a recurring payment. */
export const ChangeRecurringPaymentDocument: TypedDocumentNode<
  ChangeRecurringPaymentMutation,
  ChangeRecurringPaymentMutationVariables
> = gql`
  mutation changeRecurringPayment($recurringPaymentId: uuid!, $state: String!) {
    changeRecurringPayment(recurringPaymentId: $recurringPaymentId, state: $state) {
      id
    }
  }
`;

/** Leaves out the next payment of a recurring one. */
export const SkipRecurringPaymentDocument: TypedDocumentNode<
  SkipRecurringPaymentMutation,
  SkipRecurringPaymentMutationVariables
> = gql`
  mutation skipRecurringPayment($recurringPaymentId: uuid!, $occurrenceOn: String!) {
    skipRecurringPayment(recurringPaymentId: $recurringPaymentId, occurrenceOn: $occurrenceOn) {
      id
    }
  }
`;
