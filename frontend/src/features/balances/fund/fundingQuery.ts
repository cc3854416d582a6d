import { gql, type TypedDocumentNode } from 'urql';
import type { SettlementAccountsQuery, SettlementAccountsQueryVariables } from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';

const SettlementAccountsDocument: TypedDocumentNode<SettlementAccountsQuery, SettlementAccountsQueryVariables> = gql`
  query settlementAccounts($currency: String!) {
    settlementAccounts(currency: $currency) {
      bankAccountHolderName
      bankName
      bankAddress
      bankCountry
      iban
      bicSwift
      accountNumber
      routingCodeType1
      routingCodeValue1
      routingCodeType2
      routingCodeValue2
    }
    fundingAccounts(currency: $currency) {
      accountHolderName
      accountNumber
      accountNumberType
      bankName
      bankAddress
      bankCountry
      paymentType
      routingCode
      routingCodeType
    }
  }
`;

/** A pooled account of the provider. */
export type SettlementAccount = SettlementAccountsQuery['settlementAccounts'][number];

/** An account number of the account itself. */
export type FundingAccount = SettlementAccountsQuery['fundingAccounts'][number];

/** Where money in a currency is sent so that it reaches the selected account (specification, part one, section 7). */
export function useFundingAccounts(currency: string) {
  return useRead({ query: SettlementAccountsDocument, variables: { currency } });
}
