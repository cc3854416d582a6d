import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import type {
  GetPaymentTrackingInfoQuery,
  GetPaymentTrackingInfoQueryVariables,
} from '../../../graphql/generated/operations';

/** The message to the bank and the way of a payment. */
export type TrackingInfo = GetPaymentTrackingInfoQuery['getPaymentTrackingInfo'];

/** The way of a Swift payment from bank to bank. */
export type Tracker = NonNullable<TrackingInfo['tracker']>;

/** One event on that way. */
export type TrackerEvent = Tracker['events'][number];

const GetPaymentTrackingInfoDocument: TypedDocumentNode<
  GetPaymentTrackingInfoQuery,
  GetPaymentTrackingInfoQueryVariables
> = gql`
  query getPaymentTrackingInfo($paymentId: uuid!) {
    getPaymentTrackingInfo(paymentId: $paymentId) {
      format
      message
      status
      submission_ref
      decodedMessage {
        tag
        label
        value
      }
      tracker {
        uetr
        status
        statusReason
        initiationTime
        completionTime
        lastUpdateTime
        events {
          eventType
          status
          statusReason
          time
          from
          to
          originator
          forwardedToAgent
          parties {
            role
            party
          }
          instructedAmount {
            currency
            amount
          }
          confirmedAmount {
            currency
            amount
          }
          interbankSettlementAmount {
            currency
            amount
          }
          interbankSettlementDate
          chargeType
          charges {
            currency
            amount
          }
          foreignExchange {
            sourceCurrency
            targetCurrency
            rate
          }
          fundsAvailable
        }
      }
    }
  }
`;

/** Asks the provider where a payment is. A payment that was not sent is not asked about. */
export function useTracking(paymentId: string, isSent: boolean) {
  return useRead({
    query: GetPaymentTrackingInfoDocument,
    variables: { paymentId },
    pause: !isSent,
    requestPolicy: 'cache-and-network',
  });
}
