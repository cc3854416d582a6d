import { gql, useSubscription, type TypedDocumentNode } from 'urql';
import type {
  TransactionLiveSubscription,
  TransactionLiveSubscriptionVariables,
  TransactionQuery,
  TransactionQueryVariables,
} from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';
import { transactionRowFields } from '../../../shared/transactions/transactionRow';

/** A transaction with what it belongs to. */
export type TransactionDetails = NonNullable<TransactionQuery['tcc_transactions_by_pk']>;

const TransactionDocument: TypedDocumentNode<TransactionQuery, TransactionQueryVariables> = gql`
  query transaction($id: uuid!) {
    tcc_transactions_by_pk(id: $id) {
      ...TransactionRow
      account {
        id
        name
      }
      sentPayment {
        id
        beneficiarySlice {
          id
          name
        }
      }
      tradedConversion {
        id
      }
      sentTransfer {
        id
      }
      funding {
        id
        rail
        additional_information
        sender_name
        sender_address
        sender_country
        sender_account_number
        sender_iban
        sender_bic
        sender_routing_code
        value_date
      }
    }
  }
  ${transactionRowFields}
`;

const TransactionLiveDocument: TypedDocumentNode<TransactionLiveSubscription, TransactionLiveSubscriptionVariables> =
  gql`
    subscription TransactionLive($id: uuid!) {
      tcc_transactions_by_pk(id: $id) {
        ...TransactionRow
      }
    }
    ${transactionRowFields}
  `;

/** A transaction, kept up to date. */
export function useTransaction(id: string) {
  useSubscription({ query: TransactionLiveDocument, variables: { id } });
  return useRead({ query: TransactionDocument, variables: { id } });
}
