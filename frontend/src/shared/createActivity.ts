import { gql, type TypedDocumentNode } from 'urql';
import type { CreateActivityMutation, CreateActivityMutationVariables } from '../graphql/generated/operations';

/** Writes an entry to the activity log in the name of the signed-in user. */
export const CreateActivityDocument: TypedDocumentNode<CreateActivityMutation, CreateActivityMutationVariables> = gql`
  mutation createActivity(
    $activityName: String!
    $eventCode: String!
    $eventType: String!
    $details: String
    $conversionId: uuid
    $paymentId: uuid
    $beneficiaryId: uuid
  ) {
    createActivity(
      activityName: $activityName
      eventCode: $eventCode
      eventType: $eventType
      details: $details
      conversionId: $conversionId
      paymentId: $paymentId
      beneficiaryId: $beneficiaryId
    ) {
      id
    }
  }
`;
