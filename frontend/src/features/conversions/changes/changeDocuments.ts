import { gql, type TypedDocumentNode } from 'urql';
import type {
  CancelConversionMutation,
  CancelConversionMutationVariables,
  ChangeConversionDateMutation,
  ChangeConversionDateMutationVariables,
  ConversionCancellationQuoteQuery,
  ConversionCancellationQuoteQueryVariables,
  ConversionDateChangeQuoteQuery,
  ConversionDateChangeQuoteQueryVariables,
  ConversionSplitPreviewQuery,
  ConversionSplitPreviewQueryVariables,
  SplitConversionMutation,
  SplitConversionMutationVariables,
} from '../../../graphql/generated/operations';

/** The price of a change: an amount in major units of its currency, negative for a cost, and the payments that it concerns. */
export type ChangeQuote = ConversionCancellationQuoteQuery['quote'];

/** What came of a change. */
export type ChangeResult = CancelConversionMutation['result'];

const quoteFields = gql`
  fragment ChangeQuote on ConversionChangeQuote {
    amount
    currency
    payments {
      id
      shortReference
      amount
      currency
      paymentDate
      fate
    }
  }
`;

const resultFields = gql`
  fragment ChangeResult on ConversionChangeResult {
    id
    status
    settledAmount
    currency
    childConversionId
    errorCode
    errorMessage
  }
`;

/** What cancelling costs now. */
export const CancellationQuoteDocument: TypedDocumentNode<
  ConversionCancellationQuoteQuery,
  ConversionCancellationQuoteQueryVariables
> = gql`
  query ConversionCancellationQuote($conversionId: uuid!) {
    quote: quoteConversionCancellation(conversionId: $conversionId) {
      ...ChangeQuote
    }
  }
  ${quoteFields}
`;

/** What another day costs now. */
export const DateChangeQuoteDocument: TypedDocumentNode<
  ConversionDateChangeQuoteQuery,
  ConversionDateChangeQuoteQueryVariables
> = gql`
  query ConversionDateChangeQuote($conversionId: uuid!, $newDate: String!) {
    quote: quoteConversionDateChange(conversionId: $conversionId, newDate: $newDate) {
      ...ChangeQuote
    }
  }
  ${quoteFields}
`;

/** The two conversions that a split would leave. */
export const SplitPreviewDocument: TypedDocumentNode<
  ConversionSplitPreviewQuery,
  ConversionSplitPreviewQueryVariables
> = gql`
  query ConversionSplitPreview($conversionId: uuid!, $amount: String!) {
    preview: previewConversionSplit(conversionId: $conversionId, amount: $amount) {
      first {
        buyAmount
        sellAmount
      }
      second {
        buyAmount
        sellAmount
      }
    }
  }
`;

/** Cancels at the price that was shown. */
export const CancelConversionDocument: TypedDocumentNode<CancelConversionMutation, CancelConversionMutationVariables> =
  gql`
    mutation cancelConversion($conversionId: uuid!, $acceptedAmount: String!, $clientRequestId: uuid!) {
      result: cancelConversion(
        conversionId: $conversionId
        acceptedAmount: $acceptedAmount
        clientRequestId: $clientRequestId
      ) {
        ...ChangeResult
      }
    }
    ${resultFields}
  `;

/** Moves to another day at the price that was shown. */
export const ChangeConversionDateDocument: TypedDocumentNode<
  ChangeConversionDateMutation,
  ChangeConversionDateMutationVariables
> = gql`
  mutation changeConversionDate(
    $conversionId: uuid!
    $newDate: String!
    $acceptedAmount: String!
    $clientRequestId: uuid!
  ) {
    result: changeConversionDate(
      conversionId: $conversionId
      newDate: $newDate
      acceptedAmount: $acceptedAmount
      clientRequestId: $clientRequestId
    ) {
      ...ChangeResult
    }
  }
  ${resultFields}
`;

/** Splits off an amount of the fixed side. */
export const SplitConversionDocument: TypedDocumentNode<SplitConversionMutation, SplitConversionMutationVariables> =
  gql`
    mutation splitConversion($conversionId: uuid!, $amount: String!, $amountBefore: String!, $clientRequestId: uuid!) {
      result: splitConversion(
        conversionId: $conversionId
        amount: $amount
        amountBefore: $amountBefore
        clientRequestId: $clientRequestId
      ) {
        ...ChangeResult
      }
    }
    ${resultFields}
  `;
