import { gql } from 'urql';
import { paymentFields } from '../../graphql/generated/paymentFields';
import { bankFields } from '../beneficiaries/bankFields';

/**
 * What an authorisation covers, with the version to send along. `version` is read only through this fragment, so that
 * the cache never holds a version beside content of another one (`tests/frontend/payments/shownVersion.test.ts`).
 */
export const shownContentFields = gql`
  fragment ShownContent on payments {
    id
    version
    ...PaymentFields
    conversion {
      id
      short_reference
    }
    heldRate {
      id
      sellCurrency
      sellAmount
      rate
      heldUntil
    }
    createdById
    creator {
      id
      first_name
      last_name
    }
    beneficiarySlice {
      beneficiaryId
      name
      ...BankFields
    }
  }
  ${paymentFields}
  ${bankFields}
`;
