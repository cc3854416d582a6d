import { gql } from 'urql';
import { type PaymentRowFragment } from '../../graphql/generated/operations';

/** A payment as lists show it. */
export type PaymentRow = PaymentRowFragment;

/** A person as colleagues know them. */
export interface Person {
  readonly id: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** The fields of a payment in a list; documents append this to their text. */
export const paymentRowFields = gql`
  fragment PaymentRow on payments {
    id
    shortReference
    amount
    currency
    paymentDate
    reference
    status
    createdAt
    account {
      id
      name
    }
    beneficiarySlice {
      id
      name
    }
    creator {
      id
      first_name
      last_name
    }
  }
`;

/** A person's name, or the id of somebody whose name is not known here. */
export function personName(person: Person | null | undefined, id = 'Unknown'): string {
  return [person?.first_name, person?.last_name].filter(Boolean).join(' ') || id;
}
