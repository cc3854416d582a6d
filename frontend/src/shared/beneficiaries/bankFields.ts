import { gql } from 'urql';

/** Where a beneficiary is paid: account, bank and every routing code. Documents append this to their text. */
export const bankFields = gql`
  fragment BankFields on beneficiary_information_slice {
    id
    bankAccountHolderName
    bankName
    bankCountry
    iban
    accountNumber
    bicSwift
    routingCodeType1
    routingCodeValue1
    routingCodeType2
    routingCodeValue2
  }
`;
