import { gql, type TypedDocumentNode } from 'urql';
import type { ColleaguesQuery, ColleaguesQueryVariables } from '../graphql/generated/operations';
import { useRead } from '../graphql/useRead';
import type { Person } from './payments/paymentRow';

const ColleaguesDocument: TypedDocumentNode<ColleaguesQuery, ColleaguesQueryVariables> = gql`
  query Colleagues {
    colleagues(order_by: [{ first_name: asc }, { last_name: asc }, { id: asc }]) {
      id
      first_name
      last_name
    }
  }
`;

/** The people who share an account with the user, by name. None while they are read, and while nobody asks. */
export function useColleagues(isPaused: boolean): readonly Person[] {
  const { data } = useRead({ query: ColleaguesDocument, variables: {}, pause: isPaused });
  return data?.colleagues ?? [];
}
