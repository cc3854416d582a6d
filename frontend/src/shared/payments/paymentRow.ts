import { gql } from 'urql';
import type { PaymentRowFragment } from '../../graphql/generated/operations';
import { shownContentFields } from './shownContent';

/** A payment in a list. */
export type PaymentRow = PaymentRowFragment;

/** The name of a user. */
export interface Person {
  readonly id?: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** The fields of a payment in a list; documents append this to their text. */
export const paymentRowFields = gql`
  fragment PaymentRow on payments {
    ...ShownContent
    shortReference
    status
    createdAt
    gbpEquivalent
    account {
      id
      name
    }
  }
  ${shownContentFields}
`;

/** What a payment was worth in pounds when it was made, as a decimal string; null for one that is in pounds itself. */
export const inPounds = ({ currency, gbpEquivalent }: Pick<PaymentRow, 'currency' | 'gbpEquivalent'>): string | null =>
  currency === 'GBP' ? null : gbpEquivalent;

/** A user's name, or the id where the name is not readable. */
export function personName(person: Person | null | undefined, id = 'Unknown'): string {
  return [person?.first_name, person?.last_name].filter(Boolean).join(' ') || id;
}
