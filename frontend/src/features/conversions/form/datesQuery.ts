import { useMemo } from 'react';
import { gql, type TypedDocumentNode } from 'urql';
import type { ConversionDates } from '../../../../../domain/conversions/conversionDate';
import type { ConversionDatesQuery, ConversionDatesQueryVariables } from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';

const ConversionDatesDocument: TypedDocumentNode<ConversionDatesQuery, ConversionDatesQueryVariables> = gql`
  query ConversionDates($conversionPair: String!) {
    getValidConversionDates(conversionPair: $conversionPair) {
      firstConversionDate
      firstConversionCutoffTime
      nextDayConversionDate
      defaultConversionDate
      optimizeLiquidityConversionDate
      invalidConversionDates {
        date
        reason
      }
    }
  }
`;

/** The days of a pair, and until when the first of them can be booked. */
export interface PairDates extends ConversionDates {
  /** An instant; null where the provider does not say. */
  readonly firstCutOff: string | null;
}

/** Asks on which days a pair can be converted; undefined until it is known, and without two currencies. */
export function usePairDates(sellCurrency: string, buyCurrency: string): PairDates | undefined {
  const isPair = sellCurrency !== '' && buyCurrency !== '' && sellCurrency !== buyCurrency;
  const { data, isRefreshing } = useRead({
    query: ConversionDatesDocument,
    variables: { conversionPair: sellCurrency + buyCurrency },
    pause: !isPair,
  });
  // While another pair is asked, the data is that of the pair before.
  const dates = isPair && !isRefreshing ? data?.getValidConversionDates : undefined;
  return useMemo(
    () =>
      dates && {
        first: dates.firstConversionDate,
        firstCutOff: dates.firstConversionCutoffTime,
        nextDay: dates.nextDayConversionDate,
        byDefault: dates.defaultConversionDate,
        optimizeLiquidity: dates.optimizeLiquidityConversionDate,
        closed: new Map(dates.invalidConversionDates.map(({ date, reason }) => [date, reason])),
      },
    [dates],
  );
}
