import { gql, type TypedDocumentNode } from 'urql';
import { liveFields } from '../../../graphql/generated/paymentFields';
import { useRead } from '../../../graphql/useRead';
import { usePolling } from '../../../ui/timing';
import type { GetLivePaymentQuery, GetLivePaymentQueryVariables } from '../../../graphql/generated/operations';

/** A payment as the provider reports it, and its payee. */
export type LivePaymentDetails = GetLivePaymentQuery['getLivePayment'];

const GetLivePaymentDocument: TypedDocumentNode<GetLivePaymentQuery, GetLivePaymentQueryVariables> = gql`
  query getLivePayment($id: uuid!) {
    getLivePayment(id: $id) {
      payment {
        tccPaymentId
        paymentId
        shortReference
        ...LiveFields
        status
        feeAmount
        feeCurrency
        failureReason
        reviewStatus
        estimatedArrival
        transferredAt
        createdAt
        updatedAt
      }
      payee {
        name
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
    }
  }
  ${liveFields}
`;

/** How often the provider is asked again, in ms. */
const askAgainMs = 60_000;

/** Reads a payment from the provider by the provider's id, and again every minute. */
export function useLivePayment(id: string) {
  const read = useRead({
    query: GetLivePaymentDocument,
    variables: { id },
    pause: !id,
    requestPolicy: 'cache-and-network',
  });
  usePolling(read.reload, askAgainMs, Boolean(read.data));
  return read;
}
