import { gql, type TypedDocumentNode } from 'urql';
import type {
  CreateConversionMutation,
  CreateConversionMutationVariables,
  GetConversionQuoteMutation,
  GetConversionQuoteMutationVariables,
} from '../../../graphql/generated/operations';

/** The price of a conversion, which can be accepted for some seconds. */
export type ConversionQuote = GetConversionQuoteMutation['quote'];

/** Asks for a quote. */
export const GetConversionQuoteDocument: TypedDocumentNode<
  GetConversionQuoteMutation,
  GetConversionQuoteMutationVariables
> = gql`
  mutation getConversionQuote(
    $amount: String!
    $buyCurrency: String!
    $sellCurrency: String!
    $fixedSide: String!
    $conversionDate: String
    $conversionDatePreference: String
  ) {
    quote: getConversionQuote(
      amount: $amount
      buyCurrency: $buyCurrency
      sellCurrency: $sellCurrency
      fixedSide: $fixedSide
      conversionDate: $conversionDate
      conversionDatePreference: $conversionDatePreference
    ) {
      quoteId
      buyCurrency
      sellCurrency
      fixedSide
      buyAmount
      sellAmount
      currencyPair
      clientRate
      midMarketRate
      conversionDate
      settlementCutOffTime
      validForMs
    }
  }
`;

/** Accepts a quote on the terms that were shown. */
export const CreateConversionDocument: TypedDocumentNode<CreateConversionMutation, CreateConversionMutationVariables> =
  gql`
    mutation createConversion($quoteId: uuid!, $buyAmount: String!, $sellAmount: String!, $conversionDate: String!) {
      result: createConversion(
        quoteId: $quoteId
        buyAmount: $buyAmount
        sellAmount: $sellAmount
        conversionDate: $conversionDate
      ) {
        id
        status
        tccConversionId
        errorCode
        errorMessage
      }
    }
  `;
